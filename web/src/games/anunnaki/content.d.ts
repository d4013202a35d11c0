declare module '*.toml?printed=houses,star_segments,star_regions,action_tokens,magic_actions,weapons,trade_agreements,culture_tokens,ancient_civilizations,settlement_area,goal_tiles,major_gods,minor_gods,artifacts,pandora_tokens,constants' {
  const facts: Record<string, unknown>;
  export default facts;
}
