import { criadoPor } from '@tests/support/documentos';
import { type Regiao, regiaoDoForm } from './regiao';

/** Companies of Santa Catarina; nobody counted them yet. */
export const umaRegiao = (
  { uid }: { uid: string },
  projetoId: string,
  mudancas: Partial<Regiao> = {},
): Regiao => ({
  ...regiaoDoForm({
    name: mudancas.name ?? 'Santa Catarina',
    comparisonType: 'or',
    identifiers: [{ field: 'estado', value: 'SC' }],
  }),
  projetoId,
  empresas: [],
  ...criadoPor(uid),
  ...mudancas,
});
