/**
 * `npm --prefix functions run recalcular [-- --reparar] [licenciada empresa]`: compares every stored total with its
 * entries, prints what differs, and writes the right values when asked to. Ends with 1 when something differed.
 */
import { caminhos, contextoDaReferencia } from '@/domain/paths';
import { banco } from '@functions/banco';
import { conferirEmpresa } from './conferir';

const db = banco();
const [licenciadaId, empresaId] = process.argv.slice(2).filter((palavra) => !palavra.startsWith('--'));
const reparar = process.argv.includes('--reparar');

async function contextos() {
  if (licenciadaId && empresaId) return [{ licenciadaId, empresaId }];
  const licenciadas = await db.collection(caminhos.licenciadas).select().get();
  const empresas = await Promise.all(
    licenciadas.docs.map(({ id }) => db.collection(caminhos.empresas(id)).select().get()),
  );
  return empresas.flatMap(({ docs }) => docs.flatMap(({ ref }) => contextoDaReferencia(ref.path) ?? []));
}

let diferencas = 0;
for (const contexto of await contextos()) {
  const correcoes = await conferirEmpresa(db, contexto, { simular: !reparar });
  diferencas += correcoes.length;
  for (const { caminho, como, dados } of correcoes)
    process.stdout.write(`${caminho}\t${como}\t${JSON.stringify(dados)}\n`);
}
const situacao = diferencas === 0 ? 'Tudo confere.' : reparar ? 'Reparado.' : 'Use --reparar para corrigir.';
process.stdout.write(`${diferencas} diferenças. ${situacao}\n`);
process.exitCode = diferencas === 0 || reparar ? 0 : 1;
