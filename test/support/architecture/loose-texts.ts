import { parseSync, Visitor, type ESTree } from 'vite';

/**
 * Finds the texts that React would render as text nodes of their own, as `line: text`. A translator replaces text
 * nodes, and React can then neither change nor remove them. A text that is the only child of an element is safe,
 * because React writes it as `textContent`.
 */
export function looseTexts(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const mayBeText = textFinder(program);
  const report = (node: ESTree.Node) => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push(`${line}: ${source.slice(node.start, node.end).trim().replaceAll(/\s+/g, ' ')}`);
  };
  const check = (children: readonly ESTree.JSXChild[], mayBeAlone: boolean) => {
    const rendered = children.filter(isRendered);
    if (!mayBeAlone || rendered.length > 1) rendered.filter(mayBeText).forEach(report);
  };
  const functions: boolean[] = [];
  const open = ({ id }: { readonly id: ESTree.BindingIdentifier | null }) =>
    void functions.push(id !== null && isComponentName(id.name));
  const close = () => void functions.pop();
  new Visitor({
    JSXElement: ({ children }) => check(children, true),
    JSXFragment: ({ children }) => check(children, false),
    FunctionDeclaration: open,
    'FunctionDeclaration:exit': close,
    FunctionExpression: open,
    'FunctionExpression:exit': close,
    ArrowFunctionExpression: () => void functions.push(false),
    'ArrowFunctionExpression:exit': close,
    ReturnStatement: ({ argument }) => {
      if (!functions.at(-1) || !argument) return;
      const mapper = mapperOf(argument);
      if (mapper ? mayBeText(mapper) : isWrittenText(argument)) report(argument);
    },
  }).visit(program);
  return found;
}

/** Finds expressions that may be a text. A name is an element if all its declarations in the module say so. */
function textFinder(program: ESTree.Program): (node: ESTree.Node) => boolean {
  const declarations: { readonly name: string; readonly isElement: () => boolean }[] = [];
  const mayNameText = (name: string) => {
    const ofName = declarations.filter((declaration) => declaration.name === name);
    return name !== 'undefined' && (ofName.length === 0 || !ofName.every(({ isElement }) => isElement()));
  };
  const mayReturnText = (call: ESTree.CallExpression): boolean => {
    const {
      callee,
      arguments: [first],
    } = call;
    if (callee.type === 'Identifier') return mayBeText(callee.name === 'createPortal' && first ? first : callee);
    const mapper = mapperOf(call);
    return !mapper || mayBeText(mapper);
  };
  const mayBeText = (node: ESTree.Node): boolean => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return false;
    if (isWrapper(node)) return mayBeText(node.expression);
    if (node.type === 'ConditionalExpression') return mayBeText(node.consequent) || mayBeText(node.alternate);
    if (node.type === 'LogicalExpression')
      return (node.operator !== '&&' && mayBeText(node.left)) || mayBeText(node.right);
    if (node.type === 'Literal') return typeof node.value === 'string' || typeof node.value === 'number';
    if (node.type === 'Identifier') return mayNameText(node.name);
    if (node.type === 'CallExpression') return mayReturnText(node);
    if (node.type === 'ArrowFunctionExpression') return resultsOf(node).some(mayBeText);
    return true;
  };
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type !== 'Identifier') return;
      declarations.push({ name: key.name, isElement: () => isElements(typeAnnotation?.typeAnnotation) });
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier')
        declarations.push({ name: id.name, isElement: () => init !== null && !mayBeText(init) });
    },
  }).visit(program);
  return mayBeText;
}

function mapperOf(node: ESTree.Node): ESTree.Node | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  return property.type === 'Identifier' && ['map', 'flatMap'].includes(property.name) ? node.arguments[0] : undefined;
}

/** Only from the outermost block. */
function resultsOf({ body }: ESTree.ArrowFunctionExpression): readonly ESTree.Node[] {
  if (body.type !== 'BlockStatement') return [body];
  return body.body.flatMap((statement) =>
    statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
  );
}

function isWrapper(
  node: ESTree.Node,
): node is ESTree.JSXExpressionContainer | ESTree.ChainExpression | ESTree.ParenthesizedExpression {
  return ['JSXExpressionContainer', 'ChainExpression', 'ParenthesizedExpression'].includes(node.type);
}

function isElements(type: ESTree.TSType | undefined): boolean {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'Elements';
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** The value of a call or a prop is judged where it is written. */
function isWrittenText(node: ESTree.Node): boolean {
  if (node.type === 'ConditionalExpression') return isWrittenText(node.consequent) || isWrittenText(node.alternate);
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/** JSX drops a text of whitespace with a line break. */
function isRendered(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}
