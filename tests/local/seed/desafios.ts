/** Challenges of a company with their life: publication, movements, people who take part, comments, coins. */
import { caminhos } from '@/domain/comum/caminhos';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import {
  type Desafio,
  desafioNovo,
  desafioSchema,
  STATUS_DO_DESAFIO,
  type StatusDoDesafio,
  visibilidadeDoDesafio,
} from '@/domain/desafios/desafio';
import { comoPai, DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { desafioDoForm } from '@/domain/desafios/desafio-form';
import { movimentacaoDoTipo } from '@/domain/comite/movimentacao';
import { lugarDoPai } from '@/domain/pai/pai';
import { carimbo } from '@functions/banco';
import { caminhoDasContadas, contaComo } from '@functions/nucleo/contadores';
import { atePassado, depoisDe, dia } from './calendario';
import { nomeDaCategoriaDeDesafio } from './categorias';
import { OBSERVACOES_DO_DESAFIO } from './frases';
import type { Documentos } from './gravar';
import { imersoes } from './imersoes';
import { type Cena, comentariosSob, type Movido } from './interacoes';
import { patrocinios, type PaiDoMundo } from './patrocinios';
import type { PessoaDoMundo } from './pessoas';
import { MOEDAS_DE_DESAFIOS } from './regulamentos-desafios';
import { TEMAS_DE_DESAFIOS, type TemaDeDesafio } from './temas/desafios';

interface DesafioDoMundo extends PaiDoMundo {
  registro: Desafio;
}

/** The movements that lead to a status, one after the other, as the committee usually goes. */
function passosAte(status: StatusDoDesafio, publicado: Date): { status: StatusDoDesafio; quando: Date }[] {
  if (status === 'DRAFT' || status === 'NOVO_DESAFIO') return [];
  const proximo: Partial<Record<string, string>> = DESAFIO.movimento.proximo;
  const caminho: string[] = [];
  for (let s = proximo['NOVO_DESAFIO']; s; s = proximo[s]) caminho.push(s);
  const ate = caminho.indexOf(status);
  // Refused, put off or cancelled after the committee looked at it; proposed by a collaborator at once.
  const feitos =
    ate >= 0
      ? caminho.slice(0, ate + 1)
      : status === 'PROPOSTO_PELO_COLABORADOR'
        ? [status]
        : [...caminho.slice(0, 2), status];
  return feitos.map((s, i) => ({
    status: STATUS_DO_DESAFIO.find((conhecido) => conhecido === s) ?? status,
    quando: atePassado(depoisDe(publicado, (i + 1) * 4, 2)),
  }));
}

/** Of the subject at this place of TEMAS_DE_DESAFIOS. */
export const idDoDesafio = (ordem: number) => `desafio-${String(ordem + 1).padStart(2, '0')}`;

/**
 * More and more often: the last 30 days, the period of a report that nobody has changed, have one more than the 30
 * before. All lie in the period of the rules that run.
 */
const HA_QUANTOS_DIAS = [85, 77, 69, 62, 55, 48, 42, 35, 27, 22, 17, 12, 8, 3];

function umDesafio(
  tema: TemaDeDesafio,
  ordem: number,
  { contexto, ativos, comite, sorteio }: Cena,
  naSessao: Date | undefined,
): DesafioDoMundo {
  const autor = sorteio.um(comite);
  const propositor = sorteio.chance(0.6) ? autor : sorteio.um(ativos);
  const referencia = ({ uid }: PessoaDoMundo) => caminhos.colaborador(contexto, uid);
  const criado = dia(-(HA_QUANTOS_DIAS[ordem] ?? 1), 9, 10);
  const publicado = tema.status === 'DRAFT' ? null : atePassado(depoisDe(criado, 1, 2));
  const passos = publicado ? passosAte(tema.status, publicado) : [];
  const ultimo = tema.status === 'APROVADO_PELO_COMITE' ? passos.at(-1) : undefined;
  const antes = passos.at(-2)?.quando;
  if (ultimo && antes && naSessao && naSessao > antes) ultimo.quando = naSessao;
  const id = idDoDesafio(ordem);
  const participantes = publicado ? sorteio.varios(ativos, sorteio.inteiro(0, 9)).map(referencia) : [];
  const form = {
    titulo: tema.titulo,
    descricao: tema.descricao,
    objetivo: tema.objetivo,
    categoriaReference: `${categoriasDeDesafio.onde(contexto)}/${tema.categoria}`,
    propositorReference: referencia(propositor),
    regulamentoReference: caminhos.registro(contexto, DESAFIO.regulamentos, 'atual'),
    participantesReferences: participantes,
    anexos: [],
  };
  const datas = { published: publicado !== null, publishedAt: publicado };
  const registro = desafioSchema.parse({
    ...structuredClone(desafioNovo),
    ...carimbo(criado, autor.uid),
    ...desafioDoForm(form, {
      propositorNome: propositor.colaborador.nome,
      categoriaNome: nomeDaCategoriaDeDesafio(tema.categoria),
    }),
    ...datas,
    status: tema.status,
    cancelAt: tema.status === 'CANCELADA' ? (passos.at(-1)?.quando ?? null) : null,
    visibilidade: visibilidadeDoDesafio({ published: datas.published, deletedAt: null }),
    ultimaMovimentacao: passos.length > 0 ? `passo-${passos.length}` : '',
    updatedAt: passos.at(-1)?.quando ?? publicado ?? criado,
  });
  const caminho = caminhos.registro(contexto, DESAFIO.colecao, id);
  return { id, caminho, registro, pai: comoPai(registro), autor, passos };
}

/** In turns by the challenge, so that two of them side by side do not say the same. */
function observacaoDe(status: StatusDoDesafio, desafioId: string): string {
  if (status === 'DRAFT' || status === 'NOVO_DESAFIO') return '';
  const frases = OBSERVACOES_DO_DESAFIO[status];
  return frases[Number(desafioId.slice(-2)) % frases.length] ?? '';
}

function movimentos(
  { id: desafioId, pai, passos }: DesafioDoMundo,
  { contexto, comite, sorteio }: Cena,
): Movido[] {
  const feitos = passos as ReturnType<typeof passosAte>;
  return feitos.map(({ status, quando }, i) => {
    const quem = sorteio.um(comite);
    const dados = movimentacaoDoTipo(DESAFIO).parse({
      status,
      statusAnterior: feitos[i - 1]?.status ?? 'NOVO_DESAFIO',
      observacoes: observacaoDe(status, desafioId),
      marcos: [],
      autorNome: quem.colaborador.nome,
      ...carimbo(quando, quem.uid),
    });
    return { lugar: lugarDoPai(DESAFIO, contexto, desafioId), pai, id: `passo-${i + 1}`, dados };
  });
}

/** @param naSessao when one of them is moved in a session of the committee */
export function desafios(
  cena: Cena,
  naSessao: Date | undefined,
): { documentos: Documentos; movidos: Movido[] } {
  const { contexto, ativos, sorteio } = cena;
  const todos = TEMAS_DE_DESAFIOS.map((tema, ordem) => umDesafio(tema, ordem, cena, naSessao));
  const conversas = todos.flatMap(({ caminho, registro, autor }) => {
    if (!registro.publishedAt) return [];
    const dele = comentariosSob({ caminho, desde: registro.publishedAt, autor, veem: ativos }, cena);
    registro.totalComentarios = dele.length;
    return dele;
  });
  const regulamentos = [caminhos.registro(contexto, DESAFIO.regulamentos, 'atual')];
  const moedas = patrocinios(contexto, { regulamentos, quota: MOEDAS_DE_DESAFIOS }, todos, ativos, sorteio);
  const movidos = todos.flatMap((desafio) => movimentos(desafio, cena));
  const comImersoes = todos.find(({ registro }) => registro.status === 'EM_REALIZACAO');
  const documentos: Documentos = [
    ...todos.map(({ caminho, registro }): [string, object] => [caminho, registro]),
    ...movidos.map(({ lugar, id, dados }): [string, object] => [
      `${caminhos.sob(lugar.caminho).movimentacoes}/${id}`,
      dados,
    ]),
    ...conversas,
    ...moedas,
    ...todos.flatMap(({ id, registro }): Documentos => {
      const contado = contaComo(comoPai(registro));
      return contado ? [[`${caminhoDasContadas(contexto, DESAFIO)}/${id}`, contado]] : [];
    }),
    ...(comImersoes
      ? imersoes(
          { id: comImersoes.id, titulo: comImersoes.registro.titulo, autor: comImersoes.autor.uid },
          cena,
        )
      : []),
  ];
  return { documentos, movidos };
}
