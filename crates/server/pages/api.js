// Shows the OpenAPI description as a page: routes by group, then the types they speak of.
const main = document.getElementById("main");
const api = await (await fetch("/api/openapi.json")).json();
const schemas = api.components?.schemas ?? {};

const make = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
};

const refName = (schema) => schema?.$ref?.split("/").pop();

function typeOf(schema) {
  if (!schema) return ["nothing"];
  const name = refName(schema);
  if (name) return [make("a", { href: `#type-${name}`, textContent: name })];
  if (schema.oneOf || schema.anyOf) {
    return (schema.oneOf ?? schema.anyOf).flatMap((one, i) => (i ? [" or ", ...typeOf(one)] : typeOf(one)));
  }
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(" | ")];
  if (schema.type === "array") return ["list of ", ...typeOf(schema.items)];
  if (schema.properties) return ["{ ", Object.keys(schema.properties).join(", "), " }"];
  return [[schema.type ?? "anything"].flat().join(" or ")];
}

function fields(schema) {
  const table = make("table");
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const must = schema.required?.includes(name) ? "" : " (optional)";
    table.append(
      make(
        "tr",
        {},
        make("td", {}, make("code", { textContent: name }), must),
        make("td", {}, ...typeOf(field)),
        make("td", { textContent: field.description ?? "" }),
      ),
    );
  }
  return table;
}

function route(path, method, operation) {
  const box = make("details", { className: "entry" });
  box.dataset.text = `${method} ${path} ${operation.summary ?? ""}`.toLowerCase();
  box.append(
    make(
      "summary",
      {},
      make("span", { className: "method", textContent: method.toUpperCase() }),
      make("code", { textContent: path }),
      ` — ${operation.summary ?? operation.description ?? ""}`,
    ),
  );
  for (const parameter of operation.parameters ?? []) {
    const note = parameter.description ? `: ${parameter.description}` : "";
    box.append(make("p", { textContent: `${parameter.in} ${parameter.name}${note}` }));
  }
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  if (body) box.append(make("p", {}, "Body: ", ...typeOf(body)));
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    const [kind, content] = Object.entries(answer.content ?? {})[0] ?? [];
    box.append(make("p", {}, `${status}: `, ...typeOf(content?.schema), kind ? ` (${kind})` : ""));
  }
  return box;
}

function type(name, schema) {
  const box = make("details", { className: "entry", id: `type-${name}` });
  box.dataset.text = name.toLowerCase();
  box.append(make("summary", {}, make("code", { textContent: name }), ` — ${schema.description ?? ""}`));
  const variants = schema.oneOf ?? [];
  if (schema.properties) box.append(fields(schema));
  for (const variant of variants) {
    box.append(make("p", {}, ...typeOf(variant), ` ${variant.description ?? ""}`));
    if (variant.properties) box.append(fields(variant));
  }
  if (!schema.properties && !variants.length) box.append(make("p", {}, ...typeOf(schema)));
  return box;
}

main.replaceChildren();
const groups = new Map();
for (const [path, methods] of Object.entries(api.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const group = operation.tags?.[0] ?? "other";
    if (!groups.has(group)) groups.set(group, make("section", {}, make("h2", { textContent: group })));
    groups.get(group).append(route(path, method, operation));
  }
}
const types = make("section", {}, make("h2", { textContent: "types" }));
for (const name of Object.keys(schemas).sort()) types.append(type(name, schemas[name]));
main.append(...groups.values(), types);

const show = () => {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (target) target.open = true;
};
addEventListener("hashchange", show);
show();
document.getElementById("find").addEventListener("input", (event) => {
  const wanted = event.target.value.toLowerCase();
  for (const entry of document.querySelectorAll(".entry")) {
    entry.hidden = !entry.dataset.text.includes(wanted);
  }
});
