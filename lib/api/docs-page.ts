import { z } from 'zod';
import type { Endpoint, EndpointAuth } from '../contract/endpoint';
import { ENDPOINTS } from '../contract/endpoints';
import { ERRORS, type ErrorKey, type FieldFault } from '../contract/error-codes';
import { DOCS_STYLE } from './docs-style';

/** The calls stand by who may make them. */
const AUDIENCES: Record<EndpointAuth, { id: string; title: string; about: string }> = {
  public: { id: 'for-all', title: 'For everybody', about: 'No token is needed.' },
  signedIn: { id: 'for-people', title: 'For signed-in people', about: 'Signed-in people only.' },
  editor: { id: 'for-editors', title: 'For the desk', about: 'Editors and admins only.' },
  admin: { id: 'for-admins', title: 'For admins', about: 'Admins only.' },
  system: {
    id: 'for-commands',
    title: 'For the newsroom’s commands',
    about: 'The newsroom’s own commands only.',
  },
};

const FAULTS: Record<FieldFault, string> = {
  required: 'It is missing or blank.',
  tooShort: 'A text or a list has less than it must.',
  tooLong: 'A text or a list has more than it may.',
  notNumber: 'It is neither a whole number nor plain decimal digits.',
  tooLow: 'A number is under the lowest.',
  tooHigh: 'A number is over the highest.',
  invalid: 'Anything else that the contract does not allow.',
};

/** /api/docs: every call with its input, output and errors, for people; made from the contract. */
export function apiDocsPage(origin: string): string {
  const groups = groupsOfCalls();
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>ChainTide API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${DOCS_STYLE}</style></head>
<body>
<header><a class="skip" href="#main">Skip to the content</a>
<h1>ChainTide API</h1>
<p>Every call with its input, output and errors. The same for machines:
<a href="/api/openapi.json">OpenAPI</a>. <a href="/">To the site</a>.</p></header>
<div class="columns">
<nav aria-labelledby="contents"><h2 id="contents">Contents</h2>
<ul><li><a href="#calling">How calls are made</a></li><li><a href="#faults">Faults of fields</a></li>
<li><a href="#codes">Codes</a></li></ul>
${groups.map(groupLinks).join('\n')}</nav>
<main id="main">
${callingSection(origin)}
${faultsSection()}
${codesSection()}
${groups.map(groupSection).join('\n')}
</main></div>
</body></html>
`;
}

interface Group {
  auth: EndpointAuth;
  calls: readonly Endpoint[];
}

function groupsOfCalls(): Group[] {
  const all = Object.values<Endpoint>(ENDPOINTS);
  return (Object.keys(AUDIENCES) as EndpointAuth[])
    .map((auth) => ({ auth, calls: all.filter((endpoint) => endpoint.auth === auth) }))
    .filter(({ calls }) => calls.length > 0);
}

/** Where a call stands on the page: `call-admin-activity-lists`, of a-z, digits and hyphens. */
function anchorOf({ name }: Endpoint): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1-$2').replace(/[^A-Za-z\d]+/g, '-');
  return `call-${words.toLowerCase()}`;
}

function groupLinks({ auth, calls }: Group): string {
  const { title } = AUDIENCES[auth];
  const links = calls.map((call) => `<li><a href="#${anchorOf(call)}">${call.name}</a></li>`);
  // Closed, so that on a phone the calls do not begin five screens down.
  return `<details><summary>${title} (${calls.length})</summary>
<ul>${links.join('\n')}</ul></details>`;
}

function callingSection(origin: string): string {
  return `<section id="calling"><h2>How calls are made</h2>
<p>Calls are at <code>${escapeText(origin)}/api/&lt;name&gt;</code>. A GET takes its input from the
query, a POST from a JSON body. Answers carry <code>code</code>, <code>message</code> and
<code>data</code>; success is code 200. The header <code>language</code> (<code>cn</code>,
<code>hk</code>, <code>en</code>) chooses the language; <code>Authorization</code> holds the bare
token.</p>
<p>Whole numbers are sent as numbers or as plain decimal digits: <code>7</code> or
<code>"7"</code>. GET calls also answer HEAD, and OPTIONS says in <code>allow</code> what a call
takes.</p></section>`;
}

function faultsSection(): string {
  const rows = Object.entries(FAULTS).map(
    ([fault, meaning]) =>
      `<tr><th scope="row"><code>${fault}</code></th><td>${escapeText(meaning)}</td></tr>`,
  );
  return `<section id="faults"><h2>Faults of fields</h2>
<table><caption>What <code>fields</code> says beside the message of <code>invalidInput</code></caption>
<thead><tr><th scope="col">Fault</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>`;
}

function codesSection(): string {
  return `<section id="codes"><h2>Codes</h2>
<table><caption>The codes of answers that are no success</caption>
<thead><tr><th scope="col">Key</th><th scope="col">Code</th><th scope="col">HTTP</th></tr></thead>
<tbody>${(Object.keys(ERRORS) as ErrorKey[]).map(errorRow).join('\n')}</tbody></table></section>`;
}

function errorRow(key: ErrorKey): string {
  const { code, status } = ERRORS[key];
  return `<tr><th scope="row"><code>${key}</code></th><td>${code}</td><td>${status}</td></tr>`;
}

function groupSection({ auth, calls }: Group): string {
  const { id, title, about } = AUDIENCES[auth];
  return `<section id="${id}"><h2>${title}</h2>
<p>${about}</p>
${calls.map(callSection).join('\n')}
</section>`;
}

function callSection(endpoint: Endpoint): string {
  const { name, method, summary, errors } = endpoint;
  const anchor = anchorOf(endpoint);
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const output = z.toJSONSchema(endpoint.output, { unrepresentable: 'any' });
  const keys = ['invalidInput', ...errors, 'internal'].map((key) => `<code>${key}</code>`);
  return `<section class="call" id="${anchor}">
<h3><span class="method">${method}</span> <a href="#${anchor}">/api/${name}</a></h3>
<p>${escapeText(summary)}</p>
<p class="errors">Errors: ${keys.join(', ')}</p>
<details><summary>Input (${carrierOf(endpoint)})</summary>${schemaBlock(input)}</details>
<details><summary>Output (data)</summary>${schemaBlock(output)}</details>
</section>`;
}

function carrierOf({ method, body }: Endpoint): string {
  if (method === 'GET') return 'query';
  return body === 'multipart' ? 'multipart form' : 'JSON body';
}

/** A schema as it is read; the dialect, which is the same everywhere, is left out. */
function schemaBlock({ $schema: _dialect, ...schema }: Record<string, unknown>): string {
  return `<pre>${escapeText(JSON.stringify(schema, null, 2))}</pre>`;
}

/** Text between tags: the quotes stay, of which the schemas have some ten thousands. */
function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
