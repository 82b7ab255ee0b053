import path from 'node:path';

/** Names that say nothing about what is inside; a file is named after its subject. */
const EMPTY_NAMES = new Set([
  'index',
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
]);

const HAN = /\p{Script=Han}/u;
/** One letter alone is a sign (the A of a text size), unless it is Chinese. */
const LETTER = /\p{L}{2}|\p{Script=Han}/u;

/** Attributes whose value a reader sees or hears. */
const READ_ATTRIBUTES = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title']);

/** File names: kebab-case, and a subject. */
const fileName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      empty: '"{{name}}" names no subject; say what is inside (money.ts, reading-time.ts).',
      kebab: '"{{name}}" is not kebab-case.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = path.basename(context.filename);
        if (name.startsWith('.')) return;
        const parts = name.replace(/\.[cm]?[jt]sx?$/, '').split('.');
        if (EMPTY_NAMES.has(parts[0])) {
          context.report({ node, messageId: 'empty', data: { name } });
        } else if (!parts.every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part))) {
          context.report({ node, messageId: 'kebab', data: { name } });
        }
      },
    };
  },
};

/** Text that a reader sees comes from messages/, or it can't be switched to another language. */
const textFromMessages = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      han: 'Chinese text belongs in messages/, where the other languages find it.',
      literal: 'Text that a reader sees belongs in messages/.',
    },
  },
  create(context) {
    const reportHan = (node, text) => {
      if (HAN.test(text)) context.report({ node, messageId: 'han' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') reportHan(node, node.value);
      },
      TemplateElement(node) {
        reportHan(node, node.value.raw);
      },
      JSXText(node) {
        if (LETTER.test(node.value)) context.report({ node, messageId: 'literal' });
      },
      JSXExpressionContainer(node) {
        const { expression, parent } = node;
        if (parent.type !== 'JSXAttribute' && isWords(expression)) {
          context.report({ node, messageId: 'literal' });
        }
      },
      JSXAttribute(node) {
        if (!READ_ATTRIBUTES.has(String(node.name.name))) return;
        const value =
          node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (isWords(value)) context.report({ node, messageId: 'literal' });
      },
    };
  },
};

/**
 * Packages that only certain rooms may import. Option: a list of
 * `{packages, only?, never?, because}`; `only` and `never` are patterns of the
 * file's path from the root; a package is meant with everything below its name.
 */
const packageHome = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array' }],
    messages: { away: '"{{source}}" may not be imported here: {{because}}' },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const rules = (context.options[0] ?? []).filter(
      ({ only, never }) =>
        (only && !new RegExp(only).test(file)) || (never && new RegExp(never).test(file)),
    );
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const broken = rules.find(({ packages }) =>
        packages.some((name) => source.value === name || source.value.startsWith(`${name}/`)),
      );
      if (broken) {
        const data = { source: source.value, because: broken.because };
        context.report({ node, messageId: 'away', data });
      }
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
    };
  },
};

/** The rules of this house that no published plugin has. */
export const house = {
  rules: {
    'file-name': fileName,
    'package-home': packageHome,
    'text-from-messages': textFromMessages,
  },
};

function isWords(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' && LETTER.test(node.value);
  return (
    node?.type === 'TemplateLiteral' && node.quasis.some(({ value }) => LETTER.test(value.raw))
  );
}
