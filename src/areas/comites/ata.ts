/**
 * The minutes of a session as a plain document (part 2 §2, 'Ata do comitê'). Screen, printer and PDF show the same
 * sections. Pure: everything it needs is handed in.
 */
import { type ComiteAtividade, ROTULO_DA_ATIVIDADE, tempoDeTrabalho } from '@/domain/comite/comite-atividade';
import { type Declaracao, idDaDeclaracao } from '@/domain/comite/comite-declaracao';
import { type Decisao, IDEIA_PRIVADA } from '@/domain/comite/comite-decisao';
import { APARENCIA_DO_COMITE, type Comite, situacaoDoComite } from '@/domain/comite/comite';
import type { Conflito } from '@/domain/comite/conflito';
import type { ComId } from '@/domain/comum/campos';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { rotuloDoStatus } from '@/domain/pai/pai';
import { lugarDaReferencia, tipoDoPai } from '@/domain/pai/tipos';
import { dataHora, plural } from '@/ui/texto/formatos';

export interface ItemDaAta {
  id: string;
  texto: string;
  /** A second line: who, when, from where to where. */
  detalhe?: string;
  /** Markdown somebody wrote. */
  observacao?: string;
  linhas?: readonly string[];
  /** Route of what the item speaks of. */
  para?: string;
  /** What was decided about it, where that is more than one thing. */
  partes?: readonly ItemDaAta[];
}

export type IdDaSecao = 'participantes' | 'pauta' | 'decisoes' | 'conflitos' | 'notas' | 'atividades';

export interface SecaoDaAta {
  id: IdDaSecao;
  titulo: string;
  /** Markdown above the items. */
  texto?: string;
  itens: readonly ItemDaAta[];
  /** The sentence shown when there is neither text nor item. */
  vazio: string;
}

export interface Ata {
  titulo: string;
  empresa: string;
  /** A badge beside the title on the screen, a line of its own on paper. */
  situacao: string;
  dados: readonly (readonly [rotulo: string, valor: string])[];
  secoes: readonly SecaoDaAta[];
  /** Names of those present: each signs. */
  assinaturas: readonly string[];
}

export interface MaterialDaAta {
  comite: ComId<Comite>;
  empresa: string;
  pessoas: readonly { id: string; nome: string; detalhe: string }[];
  /** Ideas on the agenda; the title is '' for people who may not see the idea. */
  ideias: readonly { referencia: string; titulo: string }[];
  decisoes: readonly ComId<Decisao>[];
  /** Parents about which somebody declared a conflict while the session ran, with their titles, as `ideias`. */
  declaradas: readonly { referencia: string; titulo: string }[];
  /** Ids of those declarations. */
  declaracoes: readonly ComId<Declaracao>[];
  /** Undefined for somebody who may not read them: then the section is left out. */
  conflitos: readonly ComId<Conflito>[] | undefined;
  atividades: readonly ComId<ComiteAtividade>[];
  agora: Date;
}

const ehDesafio = (referencia: string) => tipoDoPai(referencia) === DESAFIO;

/** Where the reader sees no title. */
const semTitulo = (referencia: string) => (ehDesafio(referencia) ? 'Desafio não disponível' : IDEIA_PRIVADA);

function status(referencia: string, qual: string) {
  const tipo = tipoDoPai(referencia);
  return tipo ? rotuloDoStatus(tipo, qual) : qual;
}

/** '1 hora e 20 minutos'. */
export function duracao(milissegundos: number): string {
  const minutos = Math.round(milissegundos / 60_000);
  const horas = Math.floor(minutos / 60);
  const resto = minutos % 60;
  const partes = [
    ...(horas > 0 ? [plural(horas, 'hora', 'horas')] : []),
    ...(resto > 0 || horas === 0 ? [plural(resto, 'minuto', 'minutos')] : []),
  ];
  return partes.join(' e ');
}

function pai(referencia: string, titulo: string): Pick<ItemDaAta, 'texto' | 'para'> {
  const tipo = tipoDoPai(referencia);
  return titulo === '' || !tipo
    ? { texto: semTitulo(referencia) }
    : { texto: titulo, para: tipo.endereco(idDaReferencia(referencia)) };
}

function cabecalho({ comite, decisoes, atividades, agora }: MaterialDaAta): Ata['dados'] {
  const movidos = [...new Set(decisoes.map(({ paiReference }) => paiReference))];
  const desafios = movidos.filter(ehDesafio).length;
  return [
    ['Início', dataHora(comite.startedAt)],
    ['Término', comite.endedAt ? dataHora(comite.endedAt) : 'Ainda não finalizado'],
    ['Tempo de trabalho, sem as pausas', duracao(tempoDeTrabalho(atividades, comite.endedAt ?? agora))],
    ['Ideias movimentadas', String(movidos.length - desafios)],
    ...(desafios > 0 ? [['Desafios movimentados', String(desafios)] as const] : []),
  ];
}

/** Those who are there first. */
function participantes({ comite, pessoas }: MaterialDaAta): SecaoDaAta {
  const presentes = new Set(comite.presentesReferences);
  const itens = pessoas
    .toSorted((a, b) => Number(presentes.has(b.id)) - Number(presentes.has(a.id)))
    .map(({ id, nome, detalhe }) => ({
      id,
      texto: nome,
      detalhe: [presentes.has(id) ? 'Presente' : 'Ausente', detalhe].filter(Boolean).join(' · '),
    }));
  return { id: 'participantes', titulo: 'Participantes', itens, vazio: 'Nenhum participante registrado.' };
}

const passagem = (d: Decisao) =>
  `De ${status(d.paiReference, d.statusAnterior)} para ${status(d.paiReference, d.status)}`;
const quem = (d: Decisao) => `${d.autorNome}, ${dataHora(d.createdAt)}`;
const palavras = (d: Decisao) => ({ observacao: d.observacoes, linhas: d.marcos });

/** All that was decided about one parent stands under its title, in order. */
function itemDasDecisoes([primeira, ...outras]: readonly ComId<Decisao>[]): ItemDaAta[] {
  if (!primeira) return [];
  const item = { id: primeira.id, ...pai(primeira.paiReference, primeira.paiTitulo) };
  if (outras.length === 0)
    return [{ ...item, detalhe: `${passagem(primeira)} · ${quem(primeira)}`, ...palavras(primeira) }];
  const partes = [primeira, ...outras].map((d) => ({
    id: d.id,
    texto: passagem(d),
    detalhe: quem(d),
    ...palavras(d),
  }));
  return [{ ...item, partes }];
}

const secaoDasDecisoes = ({ decisoes }: MaterialDaAta): SecaoDaAta => ({
  id: 'decisoes',
  titulo: 'Decisões',
  itens: [...new Set(decisoes.map((d) => d.paiReference))].flatMap((referencia) =>
    itemDasDecisoes(decisoes.filter((d) => d.paiReference === referencia)),
  ),
  vazio: 'Nenhuma ideia e nenhum desafio mudou de status nesta sessão.',
});

/** Id of somebody's declaration about the parent with this path. */
function declaracaoDe(referencia: string, uid: string) {
  const lugar = lugarDaReferencia(referencia);
  return lugar ? idDaDeclaracao(lugar, uid) : '';
}

const retirada = (quando: Date, motivo: string) =>
  `Retirado em ${dataHora(quando)}: ${motivo || 'motivo removido'}`;

function secaoDosConflitos(material: MaterialDaAta): SecaoDaAta[] {
  const { comite, conflitos, ideias, decisoes, declaradas, declaracoes } = material;
  if (!conflitos) return [];
  const titulos = new Map([
    ...declaradas.map(({ referencia, titulo }) => [referencia, titulo] as const),
    ...ideias.map(({ referencia, titulo }) => [referencia, titulo] as const),
    ...decisoes.map((d) => [d.paiReference, d.paiTitulo] as const),
  ]);
  const ate = comite.endedAt;
  const tratados = new Set(paisDaSessao(comite, decisoes));
  const feitasNela = new Set(declaracoes.map(({ id }) => id));
  const itens = conflitos
    .filter(({ createdAt }) => !ate || createdAt <= ate)
    // About any other parent only what was declared in the session is of its minutes.
    .filter(
      ({ id, paiReference }) => tratados.has(paiReference) || feitasNela.has(declaracaoDe(paiReference, id)),
    )
    .map((c) => ({
      id: declaracaoDe(c.paiReference, c.id),
      texto: c.colaboradorNome,
      detalhe: `${titulos.get(c.paiReference) || semTitulo(c.paiReference)} · ${dataHora(c.createdAt)}`,
      observacao: c.motivo,
      // What came after the session is not of its minutes.
      linhas:
        c.retiradoEm && (!ate || c.retiradoEm <= ate) ? [retirada(c.retiradoEm, c.motivoDaRetirada)] : [],
    }));
  return [
    {
      id: 'conflitos',
      titulo: 'Conflitos de interesse declarados',
      itens,
      vazio: 'Nenhum conflito declarado sobre o que esta sessão tratou.',
    },
  ];
}

export function montarAta(material: MaterialDaAta): Ata {
  const { comite, empresa, ideias, atividades } = material;
  return {
    titulo: `Ata do comitê nº ${comite.numero}`,
    empresa,
    situacao: APARENCIA_DO_COMITE[situacaoDoComite(comite)].rotulo,
    dados: cabecalho(material),
    assinaturas: material.pessoas
      .filter(({ id }) => comite.presentesReferences.includes(id))
      .map(({ nome }) => nome),
    secoes: [
      participantes(material),
      {
        id: 'pauta',
        titulo: 'Pauta',
        texto: comite.pauta,
        itens: ideias.map(({ referencia, titulo }) => ({ id: referencia, ...pai(referencia, titulo) })),
        vazio: 'Sem pauta registrada.',
      },
      secaoDasDecisoes(material),
      ...secaoDosConflitos(material),
      { id: 'notas', titulo: 'Notas', texto: comite.notas, itens: [], vazio: 'Sem notas.' },
      {
        id: 'atividades',
        titulo: 'Atividades',
        itens: atividades.map((a) => ({
          id: a.id,
          texto: [ROTULO_DA_ATIVIDADE[a.type], a.regulamentoNome].filter(Boolean).join(': '),
          detalhe: `${a.autorNome}, ${dataHora(a.createdAt)}`,
        })),
        vazio: 'Nenhuma atividade registrada.',
      },
    ],
  };
}

/** Parents the session dealt with: on its agenda or moved. */
export const paisDaSessao = (comite: Comite, decisoes: readonly Decisao[]): string[] => [
  ...new Set([...comite.ideiasReferences, ...decisoes.map((d) => d.paiReference)]),
];
