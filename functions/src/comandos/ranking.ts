/**
 * `npm --prefix functions run ranking [licenciada empresa]`: orders the rankings now, as the schedule does every night.
 * On the same day it may run as often as one likes: trends always compare with the day before.
 */
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@functions/banco';
import { sobras } from '@functions/nucleo/emMassa';
import { ordenarRankings } from '@functions/nucleo/posicoes';
import { todasAsEmpresas } from '@functions/nucleo/todasAsEmpresas';

const db = banco();
const [licenciadaId, empresaId] = process.argv.slice(2);
const contextos = licenciadaId && empresaId ? [{ licenciadaId, empresaId }] : await todasAsEmpresas(db);
let mudancas = 0;
const { cadaUm, dizer } = sobras('ranking');
for (const contexto of contextos)
  await cadaUm(caminhos.empresa(contexto), async () => {
    mudancas += (await ordenarRankings(db, contexto)).length;
  });
process.stdout.write(`${contextos.length} empresas, ${mudancas} posições mudaram.\n`);
dizer();
