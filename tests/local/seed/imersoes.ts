/** Immersions of one challenge: one that is over, one whose seats are nearly gone, and one to come. */
import {
  caminhosDaImersao,
  cronogramaSchema,
  eventoSchema,
  solucaoSchema,
} from '@/domain/imersoes/cronograma';
import {
  inscricaoSchema,
  ocupaVaga,
  STATUS_DA_INSCRICAO,
  type StatusDaInscricao,
} from '@/domain/imersoes/inscricao';
import { carimbo } from '@functions/banco';
import { atePassado, depoisDe, dia, fimDoDia } from './calendario';
import type { Documentos } from './gravar';
import type { Cena } from './interacoes';
import { IMERSOES, type TemaDeImersao } from './temas/imersoes';

/** People who sign in to the demo find a seat of their own. */
const LIVRES_PARA = ['helena-duarte', 'rafael-nogueira', 'camila-prado', 'diego-farias', 'bruna-peixoto'];

interface Desafio {
  id: string;
  titulo: string;
  /** uid of the person who schedules them. */
  autor: string;
}

/** What became of the people, in turns, when registration is over. */
const COMO_FOI: StatusDaInscricao[] = [
  STATUS_DA_INSCRICAO.participou,
  STATUS_DA_INSCRICAO.participou,
  STATUS_DA_INSCRICAO.naoParticipou,
  STATUS_DA_INSCRICAO.participou,
  STATUS_DA_INSCRICAO.reprovada,
  STATUS_DA_INSCRICAO.inscrito,
];

function umaImersao(tema: TemaDeImersao, desafio: Desafio, { contexto, ativos, sorteio }: Cena): Documentos {
  const caminho = caminhosDaImersao.cronograma(contexto, tema.id);
  const sob = caminhosDaImersao.sob(caminho);
  const criada = dia(tema.de - 6, 10, 30);
  const inicioIncricao = dia(tema.de);
  const outros = ativos.filter(({ uid }) => !LIVRES_PARA.includes(uid));
  const pessoas = sorteio.varios(outros, tema.inscritos).map(({ uid }) => uid);
  const inscricoes = pessoas.map((uid, i) => {
    const quando = atePassado(depoisDe(inicioIncricao, 0, 8 + i));
    const status = (tema.acabou && COMO_FOI[i % COMO_FOI.length]) || STATUS_DA_INSCRICAO.inscrito;
    return inscricaoSchema.parse({
      data: quando,
      status,
      destaque: tema.acabou && i === 1,
      naEspera: false,
      ...carimbo(quando, uid),
    });
  });
  const cronograma = cronogramaSchema.parse({
    idDesafio: desafio.id,
    desafioTitulo: desafio.titulo,
    publico: true,
    inicioIncricao,
    terminoIncricao: fimDoDia(tema.ate),
    quantidadeDeVagas: tema.vagas,
    ocupadas: inscricoes.filter(ocupaVaga).length,
    emEspera: 0,
    ...carimbo(criada, desafio.autor),
  });
  const eventos = tema.eventos.map(({ quando: [dias, hora], ...dito }) =>
    eventoSchema.parse({ ...dito, data: dia(dias, hora), ...carimbo(criada, desafio.autor) }),
  );
  const solucoes = tema.solucoes.map((dita, i) =>
    solucaoSchema.parse({
      ...dita,
      ideiaReference: null,
      ...carimbo(dia(tema.ate + 4 + i, 15), pessoas[i] ?? desafio.autor),
    }),
  );
  return [
    [caminho, cronograma],
    ...inscricoes.map((dados): [string, object] => [`${sob.inscricoes}/${dados.createdBy}`, dados]),
    ...eventos.map((dados, i): [string, object] => [`${sob.event}/evento-${i + 1}`, dados]),
    ...solucoes.map((dados, i): [string, object] => [`${sob.solucoes}/proposta-${i + 1}`, dados]),
  ];
}

export const imersoes = (desafio: Desafio, cena: Cena): Documentos =>
  IMERSOES.flatMap((tema) => umaImersao(tema, desafio, cena));
