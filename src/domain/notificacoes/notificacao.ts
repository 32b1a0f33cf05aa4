/**
 * Notifications. `caixas/{uid}` is a person's inbox, `caixas/{uid}/notificacoes/{id}` what happened. An entry holds
 * ids and no text of anybody. Titles and names are read when it is shown, under the rules. It never says more than
 * the person may see by then (an idea made private, a colleague anonymised).
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { idDeRegistro, instante, inteiro, lista, referencia, texto } from '@/domain/comum/campos';
import { MOTIVOS_DA_RECUSA } from '@/domain/arquivos/enviado';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { TIPOS_DE_PONTOS } from '@/domain/pontos/pontos';
import { MOTIVOS_DA_MODERACAO } from '@/domain/moderacao/motivos';
import { tipoDoPai } from '@/domain/pai/tipos';
import { para } from '@/domain/telas/enderecos';

/** Kinds, each with its switches. The order is that of the preferences. */
export const TIPOS_DE_NOTIFICACAO = [
  'MENCAO',
  'RESPOSTA',
  'COMENTARIO',
  'VINCULO',
  'STATUS',
  'EQUIPE',
  'EDICAO',
  'COMITE',
  'IMERSAO',
  'MARCO',
  'PONTOS',
  'ARQUIVO',
  'EVIDENCIA',
  'FASE',
  'CONVITE',
  'INSCRICAO',
  'JURI',
  'RETORNO',
  'EMPRESA',
  'DESAFIO',
  'IDEIA',
  'CURTIDA',
  'SEGUIDO',
  'RESULTADOS',
  'COMUNICADO',
  'MODERACAO',
] as const;
export type TipoDeNotificacao = (typeof TIPOS_DE_NOTIFICACAO)[number];

export const NOVAS_DA_IMERSAO = [
  'DATAS',
  'REMOVIDA',
  'EVENTO',
  'EVENTO_MUDOU',
  'EVENTO_REMOVIDO',
  'EVENTO_EM_TRES_DIAS',
  'EVENTO_AMANHA',
  'VAGA',
  'INSCRITO',
  'PARTICIPOU',
  'NAO_PARTICIPOU',
  'REPROVADA',
  'DESTAQUE',
  'SOLUCOES_VALIDADAS',
] as const;
export type NovaDaImersao = (typeof NOVAS_DA_IMERSAO)[number];

export const MUDANCAS_DA_EMPRESA = ['ALTERADA', 'INATIVADA', 'ATIVADA'] as const;
export type MudancaDaEmpresa = (typeof MUDANCAS_DA_EMPRESA)[number];

export const ROTULO_DA_NOTIFICACAO: Record<TipoDeNotificacao, string> = comOutro(
  {
    MENCAO: 'Menções a você',
    RESPOSTA: 'Respostas aos seus comentários',
    COMENTARIO: 'Comentários nas suas ideias e nos seus desafios',
    VINCULO: 'Ideias propostas para os seus desafios',
    STATUS: 'Mudanças de status de ideias e desafios que você propôs, de que participa ou que patrocina',
    EQUIPE: 'Sua inclusão como participante ou implementador',
    EDICAO: 'Mudanças de texto e remoção de ideias e desafios seus já publicados',
    COMITE: 'Comitês para os quais chamam você, e ideias suas na pauta deles',
    IMERSAO: 'Imersões em que você se inscreveu: datas, eventos e lembretes deles, vagas e a sua inscrição',
    MARCO: 'Prazos dos marcos sob sua responsabilidade',
    PONTOS: 'Pontos que você ganhou ou que lhe foram retirados',
    ARQUIVO: 'Arquivos que você enviou e que foram recusados',
    EVIDENCIA: 'Evidências: as que empresas enviam aos seus projetos, e as suas que foram conferidas',
    FASE: 'Mudanças de fase da sua empresa em projetos',
    CONVITE: 'Convites seus que não foram entregues',
    INSCRICAO: 'Empresas que se inscrevem nos seus projetos por conta própria',
    JURI: 'Empresas que um júri deu a você para avaliar, e lembretes delas',
    EMPRESA: 'Mudanças que outra empresa, ou a plataforma, faz no cadastro da sua',
    RETORNO: 'Retornos que esperam validação, e os que você registrou e foram validados ou devolvidos',
    DESAFIO: 'Novos desafios da empresa',
    IDEIA: 'Novas ideias para analisar',
    CURTIDA: 'Curtidas nas suas ideias',
    SEGUIDO: 'O que você segue: ideias e desafios que andam ou recebem comentários, e pessoas que publicam',
    RESULTADOS: 'Resultados da sua empresa que são publicados ou retirados',
    COMUNICADO: 'Comunicados da empresa',
    MODERACAO:
      'Denúncias: o que se decidiu das suas e do que você escreveu, e as que esperam quem administra',
  },
  OUTRO,
);

/** What the invitation was to, and why its mail did not arrive. */
export const CONVITES_SEM_ENTREGA = ['COLABORADOR', 'EMPRESA', 'QUESTIONARIO'] as const;
export const MOTIVOS_SEM_ENTREGA = ['CAIXA_CHEIA', 'RECUSADO'] as const;
export type MotivoSemEntrega = (typeof MOTIVOS_SEM_ENTREGA)[number];

/** What an entry adds to its kind; which fields are set follows from it. */
const detalheSchema = z.strictObject({
  /** STATUS: the one the parent moved to, as its kind names it. */
  status: z.optional(texto(60, 1)),
  /** EQUIPE: as what the person was named. */
  papel: z.optional(z.enum(['PARTICIPANTE', 'IMPLEMENTADOR'])),
  /** EDICAO: the parent was removed, not only changed. */
  removida: z.optional(z.boolean()),
  /** ARQUIVO: why the file was refused. */
  recusado: z.optional(z.enum(MOTIVOS_DA_RECUSA)),
  /** EVIDENCIA: companies sent some to a project, or the person's own was looked at. */
  evidencia: z.optional(z.enum(['ENVIADA', 'CONFERIDA'])),
  /** COMITE: which session; with `sobre` an idea came onto its agenda, without it the person was called to it. */
  comite: z.optional(inteiro(1)),
  /** IMERSAO: what is new in it. */
  imersao: z.optional(z.enum(NOVAS_DA_IMERSAO)),
  /** MARCO: due tomorrow, or late since today. */
  prazo: z.optional(z.enum(['AMANHA', 'ATRASADO'])),
  /** PONTOS: how many and what for. */
  pontos: z.optional(inteiro()),
  evento: z.optional(z.enum(TIPOS_DE_PONTOS)),
  /** PONTOS: they count no more. */
  retirados: z.optional(z.boolean()),
  /** FASE: the phase of the project to which the company came. */
  fase: z.optional(inteiro(1, 999)),
  /** CONVITE: what it was to, and why nobody has it. */
  convite: z.optional(z.enum(CONVITES_SEM_ENTREGA)),
  semEntrega: z.optional(z.enum(MOTIVOS_SEM_ENTREGA)),
  /** INSCRICAO: the project. */
  projeto: z.optional(idDeRegistro()),
  /** JURI: the person has companies to score, or is late with them. */
  juri: z.optional(z.enum(['LUGAR', 'LEMBRETE'])),
  /** EMPRESA: what somebody of another one did to the reader's company. */
  empresa: z.optional(z.enum(MUDANCAS_DA_EMPRESA)),
  /** RETORNO: a realised line waits, the quarter asks whether it went on, or what became of the person's own. */
  retorno: z.optional(z.enum(['ESPERA', 'VALIDADO', 'DEVOLVIDO', 'TRIMESTRE'])),
  /** CURTIDA: how many people liked it on the day: a crowd is one entry (decisions P444). */
  pessoas: z.optional(inteiro(1, 1e6)),
  /** SEGUIDO: somebody the person follows published it; otherwise it moved (`status`) or was commented. */
  publicada: z.optional(z.boolean()),
  /** RESULTADOS: they are there no more. */
  retirado: z.optional(z.boolean()),
  /** MODERACAO: a case waits; what became of what the person wrote; or that a report of theirs was decided. */
  moderacao: z.optional(z.enum(['ESPERA', 'OCULTADO', 'AVISO', 'RESTAURADO', 'DECIDIDA'])),
  /** MODERACAO: why it was hidden, or warned of. */
  motivo: z.optional(z.enum(MOTIVOS_DA_MODERACAO)),
});

export const notificacaoSchema = z.strictObject({
  tipo: z.enum(TIPOS_DE_NOTIFICACAO),
  /** uid of the person who caused it; null for the product itself. */
  quem: z.nullable(texto(128, 1)),
  /** Path of the parent it is about (src/domain/pai/pai.ts); null when there is none. Somebody who may not read it learns nothing. */
  sobre: z.nullable(referencia()),
  /** Path of the very record: comment, movement, milestone, points. */
  origem: referencia(),
  detalhe: detalheSchema,
  /** False when the person only wants this kind by e-mail: it stands in no list and no count. */
  noProduto: z.boolean(),
  lidaEm: z.nullable(instante()),
  createdAt: instante(),
  expiraEm: instante(),
});
export type Notificacao = z.infer<typeof notificacaoSchema>;

/** `naoLidas` stops at this; the badge then says '99+'. */
export const MAXIMO_CONTADO = 100;

export const caixaSchema = z.strictObject({
  naoLidas: inteiro(0, MAXIMO_CONTADO),
  /** Everything up to this instant counts as read, whatever the entry says ('Marcar todas como lidas'). */
  lidasAte: z.nullable(instante()),
  updatedAt: instante(),
});
export type Caixa = z.infer<typeof caixaSchema>;

/** `preferencias/{uid}`: kinds switched off, so that a new kind begins switched on. */
export const preferenciasSchema = z.strictObject({
  semAviso: lista(z.enum(TIPOS_DE_NOTIFICACAO), TIPOS_DE_NOTIFICACAO.length),
  semEmail: lista(z.enum(TIPOS_DE_NOTIFICACAO), TIPOS_DE_NOTIFICACAO.length),
  updatedAt: instante(),
  updatedBy: texto(128, 1),
});
export type Preferencias = z.infer<typeof preferenciasSchema>;

export type Canais = Pick<Preferencias, 'semAviso' | 'semEmail'>;
export const TUDO_LIGADO: Canais = { semAviso: [], semEmail: [] };

/** True iff it tells of what is still to come: a deadline, or an event of an immersion. */
export const ehLembrete = ({ tipo, detalhe: { imersao } }: Pick<Notificacao, 'tipo' | 'detalhe'>) =>
  tipo === 'MARCO' || imersao === 'EVENTO_AMANHA' || imersao === 'EVENTO_EM_TRES_DIAS';

export const estaLida = (notificacao: Pick<Notificacao, 'lidaEm' | 'createdAt'>, lidasAte: Date | null) =>
  notificacao.lidaEm !== null || (lidasAte !== null && notificacao.createdAt <= lidasAte);

/** Where an invitation is sent again; `membro`: the membership it was to. */
function ondeSeConvida(convite: Notificacao['detalhe']['convite'], membro: string) {
  if (convite === 'QUESTIONARIO') return para('/convidarColaboradores');
  if (convite === 'COLABORADOR')
    return para('/colaboradores/:colaboradorId', { colaboradorId: idDaReferencia(membro) });
  return para('/empresas');
}

/** Address of the page an entry leads to; null when it is about nothing one can open. */
export function destinoDaNotificacao({
  tipo,
  sobre,
  origem,
  detalhe,
}: Pick<Notificacao, 'tipo' | 'sobre' | 'origem'> & Partial<Pick<Notificacao, 'detalhe'>>) {
  if (tipo === 'MODERACAO' && detalhe?.moderacao === 'ESPERA') return para('/moderacao');
  if (sobre === null) {
    if (tipo === 'PONTOS') return para('/ranking-de-colaboradores');
    if (tipo === 'EVIDENCIA')
      return para(origem.includes('/evidenciasRecebidas/') ? '/gerenciarEvidencias' : '/cadastrarEvidencias');
    if (tipo === 'FASE') return para('/diagnosticoEmpresa');
    if (tipo === 'INSCRICAO' && detalhe?.projeto)
      return para('/diagnostico/:projetoId', { projetoId: detalhe.projeto });
    if (tipo === 'RESULTADOS') return para('/diagnosticoEmpresa');
    if (tipo === 'COMUNICADO') return para('/comunicados');
    if (tipo === 'JURI') return para('/respostasParaAvaliar');
    if (tipo === 'EMPRESA') return para('/empresas/:empresaId', { empresaId: idDaReferencia(origem) });
    if (tipo === 'CONVITE') return ondeSeConvida(detalhe?.convite, origem);
    // What is about a parent the reader may not see names the parent as its origin, and leads nowhere.
    return /\/comitesInovacao\/\d+$/.test(origem)
      ? para('/comites-de-inovacao/:comiteId', { comiteId: idDaReferencia(origem) })
      : null;
  }
  const deComentario =
    tipo === 'MENCAO' ||
    tipo === 'RESPOSTA' ||
    tipo === 'COMENTARIO' ||
    (tipo === 'SEGUIDO' && origem.includes('/comentarios/'));
  const busca = deComentario ? { comentario: idDaReferencia(origem) } : {};
  return tipoDoPai(sobre)?.endereco(idDaReferencia(sobre), busca) ?? null;
}
