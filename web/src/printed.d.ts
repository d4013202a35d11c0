declare module '*.toml?printed=faction,bonus_tile,favor_tile,town_tile,scoring_tile,power_action' {
  const facts: Record<string, unknown[]>;
  export default facts;
}
