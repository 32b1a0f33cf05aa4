/** What people did with an idea: movements, likes, comments with replies; and the totals the idea keeps of them. */
import { comentarioSchema } from '@/domain/conversa/comentario';
import { likeSchema } from '@/domain/conversa/like';
import { type Movimentacao, type MovimentacaoDePai, movimentacaoSchema } from '@/domain/comite/movimentacao';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { LugarDoPai, Pai } from '@/domain/pai/pai';
import { carimbo } from '@functions/banco';
import { atePassado, depoisDe, jaFoi } from './calendario';
import { COMENTARIOS, OBSERVACOES, RESPOSTAS } from './frases';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';
import type { PessoaDoMundo } from './pessoas';
import type { Sorteio } from './sorteio';

const LOGINS_DA_AURORA = ['helena-duarte', 'rafael-nogueira', 'camila-prado', 'diego-farias'];

export interface Cena {
  contexto: Contexto;
  ativos: PessoaDoMundo[];
  comite: PessoaDoMundo[];
  sorteio: Sorteio;
}

export interface Movimento {
  ideia: IdeiaDoMundo;
  id: string;
  dados: Movimentacao;
}

/** A movement of a parent of any kind, as the minutes take it. */
export interface Movido {
  lugar: LugarDoPai;
  pai: Pai;
  id: string;
  dados: MovimentacaoDePai;
}

export function movimentacoes(ideia: IdeiaDoMundo, { comite, sorteio }: Cena): Movimento[] {
  return ideia.passos.map(({ status, anterior, quando }, i) => {
    const quem = sorteio.um(comite);
    const dados = movimentacaoSchema.parse({
      status,
      statusAnterior: anterior,
      observacoes: sorteio.um(OBSERVACOES[status]),
      marcos: [],
      autorNome: quem.colaborador.nome,
      ...carimbo(quando, quem.uid),
    });
    return { ideia, id: `passo-${i + 1}`, dados };
  });
}

/** Private ideas are met by few, and nobody meets a draft. */
const publico = ({ ideia, autor }: IdeiaDoMundo, { contexto, ativos }: Cena) => {
  if (!ideia.publishedAt) return [];
  const outros = ativos.filter((p) => p !== autor);
  return ideia.privado
    ? outros.filter((p) => ideia.participantesReferences.includes(caminhos.colaborador(contexto, p.uid)))
    : outros;
};

/** One likes an idea soon, and talks about it for weeks. */
const HORAS_ENTRE_CURTIDAS = 5;
const MAIS_CURTIDAS = 14;
const DIAS_ENTRE_COMENTARIOS = 4;

/** Sets the idea's total too: what people have not done yet is not there. */
export function likes(daIdeia: IdeiaDoMundo, cena: Cena): Documentos {
  const { id, ideia } = daIdeia;
  const desde = ideia.publishedAt ?? ideia.createdAt;
  const publicoDela = publico(daIdeia, cena);
  const curtiriam = cena.sorteio.inteiro(0, MAIS_CURTIDAS);
  // Of a handful of people not everybody likes every idea.
  const curtem = Math.round(curtiriam * Math.min(1, publicoDela.length / MAIS_CURTIDAS));
  const quem = cena.sorteio
    .varios(publicoDela, curtiriam)
    .slice(0, curtem)
    .map((pessoa, i) => ({ ...pessoa, quando: depoisDe(desde, 0, i * HORAS_ENTRE_CURTIDAS + 1) }))
    .filter(({ quando }) => jaFoi(quando));
  ideia.rankingByLikes.totalLikes = quem.length;
  return quem.map(({ uid, colaborador, quando }) => {
    const dados = likeSchema.parse({ createdAt: quando, createdBy: uid, colaboradorNome: colaborador.nome });
    return [`${caminhos.sob(caminhos.ideia(cena.contexto, id)).likes}/${uid}`, dados];
  });
}

/** Sets the idea's total too. */
export function comentarios(daIdeia: IdeiaDoMundo, cena: Cena): Documentos {
  const { id, ideia, autor } = daIdeia;
  if (!ideia.permitirComentarios) return [];
  const documentos = comentariosSob(
    {
      caminho: caminhos.ideia(cena.contexto, id),
      desde: ideia.publishedAt ?? ideia.createdAt,
      autor,
      veem: publico(daIdeia, cena),
    },
    cena,
  );
  ideia.totalComentarios = documentos.length;
  return documentos;
}

interface Conversa {
  /** Path of the parent. */
  caminho: string;
  desde: Date;
  autor: PessoaDoMundo;
  veem: PessoaDoMundo[];
}

/** The author answers about every third comment. */
export function comentariosSob({ caminho: pai, desde, autor, veem }: Conversa, cena: Cena): Documentos {
  const { contexto, sorteio } = cena;
  const quem = sorteio.varios(veem, sorteio.inteiro(0, 6));
  const textos = sorteio.varios(COMENTARIOS, quem.length);
  const um = (
    p: PessoaDoMundo,
    texto: string,
    quando: Date,
    emResposta: string,
    mencionado?: PessoaDoMundo,
  ) =>
    comentarioSchema.parse({
      comentario: `<p>${texto}${mencionado ? ` @${mencionado.colaborador.nome}, o que você acha?` : ''}</p>`,
      autor: {
        refPath: caminhos.colaborador(contexto, p.uid),
        nome: p.colaborador.nome,
        email: p.colaborador.email,
        role: p.colaborador.role,
      },
      colaboradoresMencionadosReferences: mencionado ? [caminhos.colaborador(contexto, mencionado.uid)] : [],
      respostaAoComentarioReference: emResposta,
      ...carimbo(quando, p.uid),
    });
  return quem.flatMap((p, i): Documentos => {
    const caminho = `${caminhos.sob(pai).comentarios}/comentario-${i + 1}`;
    const quando = depoisDe(desde, i * DIAS_ENTRE_COMENTARIOS, 3);
    // Every third comment asks a colleague who sees it, rather one of those whom the demo is opened as.
    const colegas = veem.filter((outro) => outro !== p);
    const conhecidos = colegas.filter(({ uid }) => LOGINS_DA_AURORA.includes(uid));
    const aQuem = conhecidos.length > 0 ? conhecidos : colegas;
    const mencionado = aQuem.length > 0 && sorteio.chance(0.35) ? sorteio.um(aQuem) : undefined;
    const comentario = um(p, textos[i] ?? sorteio.um(COMENTARIOS), quando, '', mencionado);
    const respondido = sorteio.chance(0.35);
    if (!jaFoi(quando)) return [];
    if (!respondido) return [[caminho, comentario]];
    const resposta = um(autor, sorteio.um(RESPOSTAS), atePassado(depoisDe(quando, 0, 5)), caminho);
    return [
      [caminho, comentario],
      [`${caminho}-resposta`, resposta],
    ];
  });
}
