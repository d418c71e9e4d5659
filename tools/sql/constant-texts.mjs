import ts from 'typescript';

import { createNamedStatement } from '../../libs/platform/postgres/dist/index.js';

const NOTHING_BOUND = new Map();

/**
 * The texts that an expression may have, if they are known before the program runs: constants, templates of constants, either side of
 * a condition, and parameters by the arguments of all calls in their file.
 *
 * @returns {string[] | null} null if a text is unknown
 */
export function constantTexts(checker, node, bound = NOTHING_BOUND) {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return constantTexts(checker, node.expression, bound);
  if (ts.isConditionalExpression(node)) return union([node.whenTrue, node.whenFalse].map((side) => constantTexts(checker, side, bound)));
  if (ts.isTemplateExpression(node)) return templateTexts(checker, node, bound);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return product([node.left, node.right].map((side) => constantTexts(checker, side, bound)));
  if (ts.isCallExpression(node)) return callTexts(checker, node, bound);
  if (ts.isElementAccessExpression(node)) return elementTexts(checker, node);
  return symbolTexts(checker, node, bound) ?? literalTexts(checker, node);
}

function templateTexts(checker, { head, templateSpans }, bound) {
  const parts = templateSpans.flatMap(({ expression, literal }) => [constantTexts(checker, expression, bound), [literal.text]]);
  return product([[head.text], ...parts]);
}

function callTexts(checker, node, bound) {
  const name = ts.isIdentifier(node.expression) ? node.expression.text : '';
  if (name === 'createNamedStatement')
    return constantTexts(checker, node.arguments[0], bound)?.map((text) => createNamedStatement(text).text) ?? null;
  if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join') {
    const { expression: list } = node.expression;
    const separator = constantTexts(checker, node.arguments[0])?.[0];
    if (ts.isArrayLiteralExpression(list) && separator !== undefined)
      return product(list.elements.flatMap((one, index) => [...(index > 0 ? [[separator]] : []), constantTexts(checker, one, bound)]));
  }
  const body = declarationOf(checker, node.expression)?.initializer;
  if (body === undefined || !ts.isArrowFunction(body) || ts.isBlock(body.body)) return null;
  // One text an argument at a time, so that each use of a parameter has the same text.
  let bindings = [new Map()];
  body.parameters.forEach((parameter, index) => {
    const texts = constantTexts(checker, node.arguments[index], bound);
    if (texts !== null) bindings = bindings.flatMap((binding) => texts.map((text) => new Map([...binding, [parameter, text]])));
  });
  return union(bindings.map((binding) => constantTexts(checker, body.body, binding)));
}

/** One of several statements in a constant object. */
function elementTexts(checker, { expression }) {
  const { initializer } = declarationOf(checker, expression) ?? {};
  const object = initializer === undefined ? undefined : unwrapped(initializer);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return null;
  return union(
    object.properties.map((property) => (ts.isPropertyAssignment(property) ? constantTexts(checker, property.initializer) : null)),
  );
}

const unwrapped = (node) => (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrapped(node.expression) : node);

function symbolTexts(checker, node, bound) {
  const declaration = declarationOf(checker, node);
  if (declaration === undefined) return null;
  if (ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined)
    return constantTexts(checker, declaration.initializer);
  if (ts.isPropertyAssignment(declaration)) return constantTexts(checker, declaration.initializer);
  if (bound.has(declaration)) return [bound.get(declaration)];
  return ts.isParameter(declaration) ? argumentTexts(checker, declaration) : null;
}

function declarationOf(checker, node) {
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  return symbol?.valueDeclaration;
}

/** By a type such as `604800`, also of a constant in another package. A union of several would lose which belong together. */
function literalTexts(checker, node) {
  const type = checker.getTypeAtLocation(node);
  return type.isStringLiteral() || type.isNumberLiteral() ? [String(type.value)] : null;
}

/** What the callers in the same file pass as a parameter. */
function argumentTexts(checker, parameter) {
  const { parent: owner } = parameter;
  const index = owner.parameters.indexOf(parameter);
  const name = owner.name ?? (ts.isVariableDeclaration(owner.parent) ? owner.parent.name : undefined);
  if (name === undefined) return null;
  const symbol = checker.getSymbolAtLocation(name);
  const texts = [];
  const visit = (node) => {
    const callee = ts.isCallExpression(node)
      ? ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name
        : node.expression
      : null;
    if (callee !== null && checker.getSymbolAtLocation(callee) === symbol) texts.push(constantTexts(checker, node.arguments[index]));
    ts.forEachChild(node, visit);
  };
  visit(parameter.getSourceFile());
  return texts.length === 0 ? null : union(texts);
}

const union = (all) => (all.includes(null) ? null : [...new Set(all.flat())]);

function product(parts) {
  if (parts.includes(null)) return null;
  return parts.reduce((texts, options) => texts.flatMap((text) => options.map((option) => text + option)), ['']);
}
