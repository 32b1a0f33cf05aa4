/** Writes firestore.indexes.json from the rows of the collections. */
import { COLECOES } from '@/domain/colecoes';
import { camposAParte, indicesDe } from '@/domain/comum/colecao';

/** Collections without a schema in the domain: functions write them and forget them. */
const SO_DAS_FUNCOES = ['filaDeEmails', 'idempotencia', 'limites'].map((nome) => ({
  caminho: `${nome}/{id}`,
  campos: { expiraEm: 'ttl' } as const,
}));

export const indicesDoBanco = () => ({
  indexes: COLECOES.flatMap(indicesDe),
  fieldOverrides: [...SO_DAS_FUNCOES, ...COLECOES].flatMap(camposAParte),
});

export const arquivoDeIndices = () => `${JSON.stringify(indicesDoBanco(), null, 2)}\n`;
