// `npm run gallery`: every screen at two widths in both schemes, side by side in .local/telas/index.html.
// `npm run gallery -- /ideias /empresas`: only the screens whose address begins so. It is no part of `npm test`.
process.env.GALERIA = process.argv.slice(2).join(' ') || '/';
process.argv.splice(2, Infinity, 'e2e');
await import('./test.mjs');
