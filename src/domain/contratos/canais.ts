/** Callables of the company's channels: `canaisFunctions-…` (decisions P150). */
import * as z from 'zod/mini';
import { EVENTOS_DO_CANAL, entregaSchema, TIPOS_DE_CANAL } from '@/domain/canais/canal';
import { problemaDoEndereco } from '@/domain/canais/endereco-do-canal';
import { idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };
const tipo = z.enum(TIPOS_DE_CANAL);

/** Most deliveries shown at once, over all channels. */
export const ENTREGAS_MOSTRADAS = 20;

/** Channels without their secrets, and the last deliveries, newest first. */
export const listar = contrato(
  'canaisFunctions-listar',
  z.strictObject(daEmpresa),
  z.object({
    canais: z.array(
      z.object({
        tipo,
        /** Host and last letters. */
        endereco: z.string(),
        eventos: z.array(z.enum(EVENTOS_DO_CANAL)),
        ligado: z.boolean(),
        /** When failures switched it off. */
        desligadoEm: z.nullable(z.string()),
      }),
    ),
    entregas: z.array(
      z.object({
        id: z.string(),
        tipo,
        evento: entregaSchema.shape.evento,
        estado: entregaSchema.shape.estado,
        tentativas: inteiro(),
        resposta: z.string(),
        em: z.string(),
      }),
    ),
  }),
);

/** What is kept of a channel; `url` null keeps the address. Sent again it changes nothing. */
export const salvar = contrato(
  'canaisFunctions-salvar',
  z
    .strictObject({
      ...daEmpresa,
      tipo,
      url: z.nullable(texto(1_000, 1, 'Escreva o endereço.')),
      eventos: lista(z.enum(EVENTOS_DO_CANAL), EVENTOS_DO_CANAL.length, 1, 'Escolha ao menos um evento.'),
      ligado: z.boolean(),
    })
    .check((pedido) => {
      const { tipo: qual, url } = pedido.value;
      const message = url === null ? undefined : problemaDoEndereco(qual, url);
      if (message) pedido.issues.push({ code: 'custom', message, input: url, path: ['url'] });
    }),
  z.object({}),
);

/** Makes the secret anew and shows it this once; signatures use it from then on. */
export const novoSegredo = contrato(
  'canaisFunctions-novoSegredo',
  z.strictObject({ ...daEmpresa, tipo }),
  z.object({ segredo: z.string() }),
);

/** Puts a message into the outbox that says it is a test. */
export const testar = contrato(
  'canaisFunctions-testar',
  z.strictObject({ ...daEmpresa, tipo }),
  z.object({ id: z.string() }),
);

/** Forgets address and secret. */
export const remover = contrato(
  'canaisFunctions-remover',
  z.strictObject({ ...daEmpresa, tipo }),
  z.object({}),
);
