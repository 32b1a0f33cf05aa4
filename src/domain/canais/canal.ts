/**
 * Channels of a company outside the product: Teams, Slack or a server of its own are told of a few events. One document
 * for each kind, `canais/{tipo}`. It holds the address and the secret, so no client reads it (decisions P150). What was
 * sent lies under it, `entregas/{id}`.
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { instante, inteiro, lista, referencia, texto, textoOpcional } from '@/domain/comum/campos';
import { camposDaFila, type EstadoNaFila } from '@/domain/comum/fila';

export const TIPOS_DE_CANAL = ['TEAMS', 'SLACK', 'PROPRIO'] as const;
export type TipoDeCanal = (typeof TIPOS_DE_CANAL)[number];

interface Especie {
  nome: string;
  /** Where its addresses lie; any public server when empty. */
  dominios: readonly string[];
  ajuda: string;
}

export const CANAIS: Record<TipoDeCanal, Especie> = {
  TEAMS: {
    nome: 'Microsoft Teams',
    dominios: ['webhook.office.com', 'logic.azure.com', 'api.powerplatform.com'],
    ajuda:
      'No Teams, abra o canal, escolha Fluxos de trabalho e o modelo "Postar em um canal quando uma solicitação de webhook for recebida". Copie aqui o endereço que ele mostra.',
  },
  SLACK: {
    nome: 'Slack',
    dominios: ['hooks.slack.com'],
    ajuda:
      'No Slack, crie um aplicativo com Incoming Webhooks, escolha o canal e copie aqui o endereço do webhook.',
  },
  PROPRIO: {
    nome: 'Servidor da empresa',
    dominios: [],
    ajuda:
      'Um endereço https da empresa, que recebe cada aviso em JSON. A assinatura nos cabeçalhos prova que ele vem daqui.',
  },
};

/** What a channel may be told of. */
export const EVENTOS_DO_CANAL = [
  'IDEIA_PUBLICADA',
  'IDEIA_APROVADA',
  'IDEIA_IMPLEMENTADA',
  'DESAFIO_PUBLICADO',
  'DESAFIO_REALIZADO',
  'VOTACAO_ENCERRADA',
  'RESULTADOS_PUBLICADOS',
] as const;
export type EventoDoCanal = (typeof EVENTOS_DO_CANAL)[number];
export type EventoEntregue = EventoDoCanal | 'TESTE';

export const ROTULO_DO_EVENTO: Record<EventoEntregue, string> = comOutro(
  {
    IDEIA_PUBLICADA: 'Ideia publicada',
    IDEIA_APROVADA: 'Ideia aprovada pelo comitê',
    IDEIA_IMPLEMENTADA: 'Ideia implementada',
    DESAFIO_PUBLICADO: 'Desafio publicado',
    DESAFIO_REALIZADO: 'Desafio realizado',
    VOTACAO_ENCERRADA: 'Votação encerrada',
    RESULTADOS_PUBLICADOS: 'Resultados de um questionário publicados',
    TESTE: 'Teste',
  },
  OUTRO,
);

export const APARENCIA_DA_ENTREGA = comOutro(
  {
    PENDENTE: { rotulo: 'Na fila', cor: 'yellow' },
    ENVIANDO: { rotulo: 'Enviando', cor: 'blue' },
    ENVIADO: { rotulo: 'Entregue', cor: 'green' },
    DESCARTADO: { rotulo: 'Não enviado', cor: 'gray' },
    FALHOU: { rotulo: 'Falhou', cor: 'red' },
  } as const satisfies Record<EstadoNaFila, { rotulo: string; cor: string }>,
  { rotulo: OUTRO, cor: 'gray' },
);

/** Deliveries in a row that nobody took, after which the channel is switched off. */
export const FALHAS_QUE_DESLIGAM = 5;

export const canalSchema = z.strictObject({
  url: texto(1_000, 1),
  /** Key of the signatures. */
  segredo: texto(64, 43),
  eventos: lista(z.enum(EVENTOS_DO_CANAL), EVENTOS_DO_CANAL.length),
  ligado: z.boolean(),
  falhas: inteiro(0, FALHAS_QUE_DESLIGAM),
  /** When failures switched it off; null while nobody has to look. */
  desligadoEm: z.nullable(instante()),
  updatedAt: instante(),
  updatedBy: texto(128, 1),
});
export type Canal = z.infer<typeof canalSchema>;

export const entregaSchema = z.strictObject({
  ...camposDaFila,
  evento: z.enum([...EVENTOS_DO_CANAL, 'TESTE']),
  /** Path of what it tells of; what it says of it is read when it is sent. */
  alvo: referencia(),
  /** How the last attempt ended, in a sentence. */
  resposta: textoOpcional(200),
});
export type Entrega = z.infer<typeof entregaSchema>;

const canal = (c: Contexto, tipo: TipoDeCanal) => caminhos.registro(c, 'canais', tipo);
export const caminhosDosCanais = {
  canal,
  entregas: (c: Contexto, tipo: TipoDeCanal) => `${canal(c, tipo)}/entregas`,
} as const;
