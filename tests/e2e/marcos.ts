/** Milestones in the browser stories, made behind the screen where they are only scenery. */
import { diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { type Marco, marcoNovo, marcoSchema } from '@/domain/marcos/marco';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo } from '@functions/banco';
import { projetarAtividade } from '@functions/nucleo/atividades';
import type { PessoaDoMundo } from '@tests/local/seed/pessoas';
import { db } from './apoio';

const DIA = 86_400_000;
const daqui = (dias: number) => new Date(Date.now() + dias * DIA);

/** One milestone of each state under the idea, the person being responsible for all. */
export async function marcosEmTodasAsSituacoes(
  { uid, empresa: { contexto } }: PessoaDoMundo,
  ideiaId: string,
) {
  const datas: Partial<Marco>[] = [
    { dataPrazo: daqui(9) },
    {
      dataPrazo: daqui(2),
      startedAt: daqui(-1),
      descricaoAtuacao: 'Duas das quatro máquinas já têm caixas.',
    },
    { dataPrazo: daqui(-3) },
    {
      dataPrazo: daqui(-1),
      startedAt: daqui(-9),
      finishedAt: daqui(-2),
      dataConclusao: inicioDoDia(diaDe(daqui(-2))),
      descricaoAtuacao: 'Caixas compradas, identificadas e entregues em todas as máquinas.',
    },
  ];
  for (const [i, mais] of datas.entries()) {
    const marco = marcoSchema.parse({
      ...marcoNovo,
      ...carimbo(daqui(-10), uid),
      colaboradoresResponsaveis: [caminhos.colaborador(contexto, uid)],
      ideiaReference: caminhos.ideia(contexto, ideiaId),
      empresaReference: caminhos.empresa(contexto),
      acoes: `Etapa ${i + 1}: comprar as caixas, identificar cada máquina e treinar os dois turnos.`,
      ...mais,
      dataPrazo: fimDoDia(diaDe(mais.dataPrazo ?? daqui(1))),
    });
    await db.doc(`${caminhos.sob(caminhos.ideia(contexto, ideiaId)).marcos}/marco${i}`).set(marco);
    await projetarAtividade(db, lugarDoPai(IDEIA, contexto, ideiaId), `marco${i}`);
  }
}
