import ts from 'typescript'

export type Text = { readonly line: number; readonly words: string }

/** What people may read of a source: its strings, templates and the text between its tags; no comments, names, paths or types. */
export function textsOf(file: string, source: string): readonly Text[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind)
  const texts: Text[] = []

  function add(node: ts.Node, text: string) {
    const words = text.replace(/\s+/g, ' ').trim()
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    if (isSentence(words)) texts.push({ line: line + 1, words })
  }

  function visit(node: ts.Node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node)) add(node, node.text)
    if (ts.isTemplateExpression(node)) add(node, templateText(node))
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) add(node, node.children.map(childText).join(''))
    ts.forEachChild(node, visit)
  }

  visit(tree)
  return texts
}

/** A digit stands for what is put in: it may be a number, and no pattern looks for a certain one. */
function childText(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return child.text
  return ts.isJsxExpression(child) && child.expression ? '0' : ' '
}

function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `0${literal.text}`).join('')
}

/** Ids, keys, paths and class names have no blanks, and do not begin like a label. */
function isSentence(words: string): boolean {
  return / /.test(words) || /^[A-Z][a-z]+…?$/.test(words)
}
