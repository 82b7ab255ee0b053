/**
 * The rules of /api/docs: the product's colours and measures in the page itself, which needs no
 * other file. Long words break and code wraps, so that nothing scrolls sideways on a phone.
 */
export const DOCS_STYLE = `
  :root { color-scheme: light; --paper: #fbfaf7; --sunken: #f3f0e9; --ink: #14202b; --ink-2: #55626e;
    --hairline: #e7e3db; --rule: #c9c3b6; --tide: #0b6b75; --tide-wash: #e6f1f1; }
  @media (prefers-color-scheme: dark) {
    :root { color-scheme: dark; --paper: #0b1117; --sunken: #16212a; --ink: #e8edf1; --ink-2: #9db0bf;
      --hairline: #22303b; --rule: #384956; --tide: #4fc3cf; --tide-wash: #102a31; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif;
    overflow-wrap: anywhere; }
  a { color: var(--tide); text-underline-offset: .2em; }
  :focus-visible { outline: 2px solid var(--tide); outline-offset: 2px; }
  code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875em; }
  header, .columns { max-width: 85rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
  header { border-bottom: 1px solid var(--rule); }
  header p { max-width: 40rem; margin: .5rem 0; color: var(--ink-2); }
  .skip { position: absolute; left: -100vw; }
  .skip:focus { left: 1rem; top: .5rem; padding: .5rem 1rem; background: var(--paper); }
  h1 { font-size: 1.875rem; line-height: 1.25; margin: 0; }
  h2 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .5rem; padding-bottom: .5rem;
    border-bottom: 2px solid var(--tide); }
  h3 { font: 600 1.0625rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; margin: 0; }
  h3 a { color: inherit; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  nav h2 { font-size: 1.0625rem; border: 0; padding: 0; }
  nav ul { list-style: none; margin: 0; padding: 0 0 .75rem; }
  nav a { display: block; padding: .25rem 0; font-size: .9375rem; line-height: 1.4; text-decoration: none; }
  nav a:hover { text-decoration: underline; }
  main > section { margin-bottom: 3rem; }
  .call { border-bottom: 1px solid var(--hairline); padding: 1.25rem 0; }
  .call, main > section { scroll-margin-top: 1rem; }
  .call:target { background: var(--tide-wash); box-shadow: 0 0 0 .75rem var(--tide-wash); }
  .call p { margin: .5rem 0; max-width: 47.5rem; }
  .errors { color: var(--ink-2); font-size: .9375rem; }
  .method { display: inline-block; min-width: 3.5rem; padding: 0 .5rem; margin-right: .25rem; text-align: center;
    font-size: .8125rem; border: 1px solid var(--rule); border-radius: 4px; }
  summary { cursor: pointer; padding: .25rem 0; font-size: .9375rem; }
  pre { margin: .25rem 0 .75rem; padding: .75rem 1rem; background: var(--sunken); border-radius: 4px;
    white-space: pre-wrap; line-height: 1.5; }
  table { border-collapse: collapse; width: 100%; max-width: 47.5rem; }
  caption { text-align: left; color: var(--ink-2); padding: .25rem 0 .5rem; }
  th, td { text-align: left; vertical-align: top; padding: .375rem 1rem .375rem 0; font-weight: 400;
    border-bottom: 1px solid var(--hairline); }
  thead th { font-weight: 600; border-color: var(--rule); }
  @media (min-width: 900px) {
    .columns { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 3rem; align-items: start; }
    nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; padding: .25rem; } }`;
