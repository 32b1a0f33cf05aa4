/** Collections of this folder, one row each (src/domain/comum/colecao.ts). No rule opens them. */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { canalSchema, caminhosDosCanais, entregaSchema, type TipoDeCanal } from './canal';

const TIPO = '{tipo}' as TipoDeCanal;

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhosDosCanais.canal(EM, TIPO),
    oQueE: 'Channel of the company in Teams, Slack or a server of its own, with its address and secret',
    escrita: 'functions',
    schema: canalSchema,
    campos: { url: 'semIndice', segredo: 'semIndice' },
  },
  {
    caminho: `${caminhosDosCanais.entregas(EM, TIPO)}/{id}`,
    oQueE: 'What a channel is told of, and how sending it ended; for 30 days',
    escrita: 'functions',
    schema: entregaSchema,
    campos: { expiraEm: 'ttl' },
  },
];
