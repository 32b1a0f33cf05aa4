/**
 * `npm --prefix functions run recalcular [-- --reparar] [licenciada empresa]`: compares every stored total with its
 * entries, prints what differs, and writes the right values when asked to. Ends with 1 when something differed.
 */
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@functions/banco';
import type { Correcao } from '@functions/nucleo/correcao';
import { sobras } from '@functions/nucleo/emMassa';
import { todasAsEmpresas } from '@functions/nucleo/todasAsEmpresas';
import { conferirEmpresa } from './conferir';

const db = banco();
const [licenciadaId, empresaId] = process.argv.slice(2).filter((palavra) => !palavra.startsWith('--'));
const reparar = process.argv.includes('--reparar');

const contextos = licenciadaId && empresaId ? [{ licenciadaId, empresaId }] : await todasAsEmpresas(db);

let diferencas = 0;
const { cadaUm, dizer } = sobras('recalcular');
for (const contexto of contextos) {
  const correcoes: Correcao[] = [];
  await cadaUm(caminhos.empresa(contexto), () =>
    conferirEmpresa(db, contexto, { simular: !reparar }, correcoes),
  );
  diferencas += correcoes.length;
  for (const { caminho, como, dados } of correcoes)
    process.stdout.write(`${caminho}\t${como}\t${JSON.stringify(dados)}\n`);
}
const situacao = diferencas === 0 ? 'Tudo confere.' : reparar ? 'Reparado.' : 'Use --reparar para corrigir.';
process.stdout.write(`${diferencas} diferenças. ${situacao}\n`);
dizer();
process.exitCode = diferencas === 0 || reparar ? 0 : 1;
