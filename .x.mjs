import ts from 'typescript';
import fs from 'node:fs';
const files = process.argv.slice(2);
for (const f of files) {
  const text = fs.readFileSync(f,'utf8');
  const sf = ts.createSourceFile(f,text,ts.ScriptTarget.Latest,true,/x$/.test(f)?ts.ScriptKind.TSX:undefined);
  const out=[]; const seen=new Set();
  const line=p=>sf.getLineAndCharacterOfPosition(p).line+1;
  const addC=(r)=>{ if(seen.has(r.pos))return; seen.add(r.pos); let t=text.slice(r.pos,r.end); t=t.replace(/\n\s*\*? ?/g,'⏎ '); out.push([r.pos,'C',t]); };
  const visit=(n)=>{
    (ts.getLeadingCommentRanges(text,n.pos)||[]).forEach(addC);
    (ts.getTrailingCommentRanges(text,n.end)||[]).forEach(addC);
    if(ts.isStringLiteral(n)||ts.isNoSubstitutionTemplateLiteral(n)||ts.isTemplateExpression(n)||ts.isJsxText(n)){
      const imp = n.parent && (ts.isImportDeclaration(n.parent)||ts.isExportDeclaration(n.parent)||ts.isLiteralTypeNode(n.parent));
      const t=n.getText(sf);
      if(!imp && /[A-Za-z][a-z]+['’]? +[a-zA-Z$]|[A-Z][a-z]+[.:]/.test(t)) out.push([n.getStart(sf),'S',t.trim().replace(/\n\s*/g,'⏎ ')]);
      if(ts.isTemplateExpression(n)) {}
    }
    ts.forEachChild(n,visit);
  };
  visit(sf); 
  (ts.getLeadingCommentRanges(text,sf.endOfFileToken.pos)||[]).forEach(addC);
  out.sort((a,b)=>a[0]-b[0]);
  if(out.length) console.log('## '+f);
  for(const [p,k,t] of out) console.log(`${line(p)}${k} ${t}`);
}
