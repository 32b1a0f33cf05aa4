/** Channels outside the product: what they are told of, and sending it. */
import { caminhosDosCanais, type TipoDeCanal } from '@/domain/canais/canal';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { caminhosDaVotacao } from '@/domain/votacao/voto';
import { banco } from '@functions/banco';
import { anunciarResultados, anunciarVotacao } from '@functions/canais/anunciar';
import { entregar } from '@functions/canais/entregar';
import { aoEscrever, INSTANCIAS, REGIAO } from '@functions/gatilho';
import { onDocumentCreated } from 'firebase-functions/firestore';

export const onApuracaoWritten = aoEscrever('votacao/{questionario}', (escrita) =>
  anunciarVotacao(escrita, caminhosDaVotacao.apuracao(escrita.contexto, escrita.id('questionario'))),
);
export const onPublicacaoWritten = aoEscrever('publicacoes/{questionario}', (escrita) =>
  anunciarResultados(escrita, caminhosDaPublicacao.uma(escrita.contexto, escrita.id('questionario'))),
);

const QUALQUER = { licenciadaId: '{licenciadaId}', empresaId: '{empresaId}' };

/** Sends what was put into a channel's outbox. A failure is delivered again later, as with mails. */
export const onEntregaNaFila = onDocumentCreated(
  {
    document: `${caminhosDosCanais.entregas(QUALQUER, '{tipo}' as TipoDeCanal)}/{id}`,
    region: REGIAO,
    maxInstances: INSTANCIAS.gatilho,
    retry: true,
  },
  async ({ data, params }) => {
    // What is restored from a backup was sent long ago.
    if (data?.get('estado') !== 'PENDENTE') return;
    // The path is put together by functions, so the SDK's types do not know its parameters.
    const { licenciadaId = '', empresaId = '', tipo = '', id = '' } = params as Record<string, string>;
    await entregar(banco(), { contexto: { licenciadaId, empresaId }, tipo: tipo as TipoDeCanal, id });
  },
);
