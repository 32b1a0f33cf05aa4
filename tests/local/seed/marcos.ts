/** Milestones of ideas on their way, in every state, and their activities as the trigger would leave them. */
import { atividadeSchema } from '@/domain/marcos/atividade';
import { diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { type Marco, marcoNovo, marcoSchema, type Situacao } from '@/domain/marcos/marco';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { carimbo } from '@functions/banco';
import { atividadeDe } from '@functions/nucleo/atividades';
import { atePassado, depoisDe, dia } from './calendario';
import { ACOES_DE_MARCOS, ATUACOES } from './frases-dos-marcos';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';
import type { PessoaDoMundo } from './pessoas';
import { type Sorteio, sorteioDe } from './sorteio';

/** States by turns, so that everybody has some of each; 'ATRASADA' alternates between begun and not begun. */
const VEZ: Situacao[] = ['EM_ANDAMENTO', 'NAO_INICIADA', 'ATRASADA', 'CONCLUIDA'];
/** The people of the demo's logins: responsible by turns, so that each finds something under 'Minhas atividades'. */
const DOS_LOGINS = ['diego-farias', 'camila-prado', 'rafael-nogueira', 'helena-duarte'];

interface Cena {
  contexto: Contexto;
  ativos: PessoaDoMundo[];
  comite: PessoaDoMundo[];
}

const situacoesDe = (status: string, volta: number): Situacao[] => {
  if (status === 'APROVADA') return ['NAO_INICIADA'];
  if (status === 'IMPLEMENTADA') return ['CONCLUIDA', 'CONCLUIDA'];
  if (status !== 'EM_IMPLEMENTACAO') return [];
  return [0, 1, 2].map((i) => VEZ[(volta + i) % VEZ.length] ?? 'NAO_INICIADA');
};

const fimDe = (dias: number) => fimDoDia(diaDe(dia(dias, 12)));

function datasDe(situacao: Situacao, criado: Date, sorteio: Sorteio): Partial<Marco> {
  const inicio = atePassado(depoisDe(criado, sorteio.inteiro(1, 4), 2));
  switch (situacao) {
    case 'NAO_INICIADA':
      return { dataPrazo: fimDe(sorteio.inteiro(3, 45)) };
    case 'EM_ANDAMENTO':
      return {
        dataPrazo: fimDe(sorteio.inteiro(0, 25)),
        startedAt: inicio,
        descricaoAtuacao: sorteio.um(ATUACOES),
      };
    case 'ATRASADA':
      return { dataPrazo: fimDe(-sorteio.inteiro(1, 12)), startedAt: sorteio.chance(0.5) ? inicio : null };
    case 'CONCLUIDA': {
      const fim = atePassado(depoisDe(inicio, sorteio.inteiro(2, 9), 3));
      return {
        dataPrazo: fimDoDia(diaDe(depoisDe(fim, sorteio.inteiro(0, 5)))),
        startedAt: inicio,
        finishedAt: fim,
        dataConclusao: inicioDoDia(diaDe(fim)),
        descricaoAtuacao: sorteio.um(ATUACOES),
      };
    }
  }
}

export function marcos(ideias: readonly IdeiaDoMundo[], { contexto, ativos, comite }: Cena): Documentos {
  const sorteio = sorteioDe(contexto.empresaId.length * 104_729);
  const logins = ativos.filter(({ uid }) => DOS_LOGINS.includes(uid));
  let vez = 0;
  return ideias.flatMap(({ id, ideia, autor }, ordem) =>
    situacoesDe(ideia.status, ordem).flatMap((situacao, i): Documentos => {
      const daVez = logins[Math.floor(vez / VEZ.length) % Math.max(1, logins.length)];
      vez += 1;
      const possiveis = ideia.privado
        ? ativos.filter(
            (p) =>
              p === autor || ideia.participantesReferences.includes(caminhos.colaborador(contexto, p.uid)),
          )
        : ativos;
      const responsaveis = [
        ...new Set([
          ...(daVez && possiveis.includes(daVez) ? [daVez] : []),
          ...sorteio.varios(possiveis, sorteio.inteiro(1, 2)),
        ]),
      ];
      const criado = atePassado(depoisDe(ideia.updatedAt, 0, 5 + i));
      const datas = datasDe(situacao, criado, sorteio);
      const caminho = `${caminhos.sob(caminhos.ideia(contexto, id)).marcos}/marco-${i + 1}`;
      const quem = comite.length > 0 && !ideia.privado ? sorteio.um(comite) : autor;
      const marco = marcoSchema.parse({
        ...marcoNovo,
        ...carimbo(criado, quem.uid),
        colaboradoresResponsaveis: responsaveis.map(({ uid }) => caminhos.colaborador(contexto, uid)),
        ideiaReference: caminhos.ideia(contexto, id),
        empresaReference: caminhos.empresa(contexto),
        acoes: sorteio.um(ACOES_DE_MARCOS),
        ...datas,
        updatedAt: datas.finishedAt ?? datas.startedAt ?? criado,
      });
      const atividade = atividadeDe(caminho, marco, comoPai(ideia), contexto);
      return [
        [caminho, marco],
        [
          `${caminhos.atividades(contexto)}/${id}_marco-${i + 1}`,
          atividadeSchema.parse({ ...atividade, nomes: responsaveis.map((p) => p.colaborador.nome) }),
        ],
      ];
    }),
  );
}
