/** The leaderboard of a phase (src/domain/diagnostico/classificacao.ts, decisions P344). */
import { veNotasDeOutros } from '@/domain/diagnostico/quem-conduz';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { classificacao as contrato } from '@/domain/contratos/juri';
import { julgar, type NotaContada, semNormalizar } from '@/domain/diagnostico/classificacao';
import { avaliaNo, gruposDoJuri, lugaresDe } from '@/domain/diagnostico/juri';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { caminhosDasNotas } from '@/domain/diagnostico/nota';
import { podeVerDeOutros } from '@/domain/diagnostico/resposta';
import { tituloDaFase } from '@/domain/projetos/status';
import { legivel, lerTodos } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { exigirSemDividas } from './cegueira';
import { lerEncerradas } from './encerradas';
import { nomesDe } from './avaliadoresDoJuri';
import { contagemDe, devidosDe, type NotaDoJuri, todasAsNotas } from './devidosDoJuri';
import { type DoJuri, lerJuri, lerProjetoDoJuri, questionariosDoProjeto } from './juri';
import { linhasDoProjeto } from './urnas';

interface Dada extends NotaDoJuri {
  nota: number | null;
  desconsiderado: boolean;
  impedida?: boolean;
}

async function notasDoQuestionario({ db, contexto }: Membro, { fase }: DoJuri, questionarioId: string) {
  const docs = await todasAsNotas(
    db
      .collection(caminhosDasNotas.todas(contexto))
      .where('idQuestionario', '==', questionarioId)
      .where('fase', '==', fase),
    ['idEmpresaNota', 'idQuestionario', 'grupo', 'respondente', 'nota', 'desconsiderado', 'impedida'],
  );
  // What was given under a conflict is in no column: not in coverage either, which names seats or who began.
  return docs.map((documento) => documento.data() as Dada).filter(({ impedida }) => impedida !== true);
}

export async function classificar(
  membro: Membro,
  { questionarioId, ...qual }: DoJuri & { questionarioId: string },
): Promise<z.infer<typeof contrato.saida>> {
  const { db, contexto, quem } = membro;
  if (!podeOrganizar(quem) || !veNotasDeOutros(quem) || !podeVerDeOutros(quem, { daqui: true }))
    throw negado();
  const { projetoId, fase } = qual;
  const projeto = await lerProjetoDoJuri(membro, qual);
  const publicados = await questionariosDoProjeto(db, contexto, projetoId);
  const questionario = publicados.find(({ id }) => id === questionarioId);
  if (!questionario) throw new ErroDoProduto('Questionário não encontrado!');
  await exigirSemDividas(membro, projetoId, questionarioId);
  const [daFase, dadas, linhas, encerradas] = await Promise.all([
    lerJuri(db, contexto, qual),
    notasDoQuestionario(membro, qual, questionarioId),
    linhasDoProjeto(db, contexto, projetoId),
    lerEncerradas(db, contexto, questionarioId),
  ]);
  // A jury that does not score the questionnaire owes it nothing.
  const juri = daFase && avaliaNo(daFase, questionarioId) ? daFase : undefined;
  const julgadas = new Set(dadas.map(({ idEmpresaNota }) => idEmpresaNota));
  const doJuri = new Set(Object.keys(juri?.lugares ?? {}));
  const delas = linhas.filter(({ idEmpresa }) => julgadas.has(idEmpresa) || doJuri.has(idEmpresa));
  const ids = delas.map(({ idEmpresa }) => idEmpresa);
  const onde = (id: string) => caminhosDasMedias.uma(contexto, questionarioId, id);
  const [devidos, medias] = await Promise.all([
    devidosDe(db, contexto, { idProjeto: projetoId, questionarios: [questionarioId] }, ids),
    lerTodos(db, ids.map(onde)),
  ]);
  const contam = dadas.flatMap(({ respondente, idEmpresaNota, grupo, nota, desconsiderado }): NotaContada[] =>
    nota === null || desconsiderado ? [] : [{ avaliador: respondente, empresa: idEmpresaNota, grupo, nota }],
  );
  const empresas = ids.map((id) => ({ id, grupos: devidos.get(id)?.[0]?.daVersao ?? [] }));
  const julgados = julgar(contam, empresas);
  const contar = contagemDe(dadas);
  /** Seats of a jury; without one, the evaluators who began. */
  const avaliadoresDe = (id: string) =>
    juri && doJuri.has(id)
      ? lugaresDe(juri, id)
      : [...new Set(dadas.flatMap((uma) => (uma.idEmpresaNota === id ? [uma.respondente] : [])))];
  const cobertura = (id: string) => {
    const [todo] = devidos.get(id) ?? [];
    const so = juri ? gruposDoJuri(juri, questionarioId) : [];
    const devido = todo && {
      ...todo,
      grupos: todo.grupos.filter((grupo) => so.length === 0 || so.includes(grupo)),
    };
    const partes = devido ? avaliadoresDe(id).map((um) => contar(id, devido, um)) : [];
    return {
      dadas: partes.reduce((soma, um) => soma + um.dadas, 0),
      de: partes.reduce((soma, um) => soma + um.de, 0),
    };
  };
  const grupos = new Map(empresas.flatMap((uma) => uma.grupos.map(({ id, nome }) => [id, nome] as const)));
  const nomes = await nomesDe(membro, semNormalizar(contam));
  return {
    titulo: tituloDaFase(projeto, fase),
    questionario: questionario.nome,
    temJuri: juri !== undefined,
    encerrada: encerradas.includes(fase),
    grupos: [...grupos].map(([id, nome]) => ({ id, nome })),
    semNormalizar: nomes.map(({ nome }) => nome).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
    linhas: delas.map(({ idEmpresa, nomeFantasia, categoria, habilitada, status }) => {
      const documento = medias.get(onde(idEmpresa));
      const media = documento && legivel(mediaSchema, documento);
      const { juri: doJulgado, ...julgado } = julgados.get(idEmpresa) ?? {
        juri: null,
        normalizada: null,
        diferenca: null,
        discordam: false,
      };
      return {
        idEmpresa,
        empresa: nomeFantasia,
        categoria,
        habilitada,
        fase: tituloDaFase(projeto, status),
        status,
        autoavaliacao: media?.mediaEmpresa ?? null,
        juri: doJulgado,
        ...julgado,
        ...cobertura(idEmpresa),
      };
    }),
  };
}
