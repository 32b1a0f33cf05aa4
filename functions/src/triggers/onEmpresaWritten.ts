import { acompanhar } from '@functions/derivacoes/acompanhar';
import { contarEmpresas, copiarEstadoDaEmpresa, renomearVinculos } from '@functions/nucleo/empresas';

/** What the company shows of itself; the licensee's totals; status and role to the memberships, name and removal to the accounts. */
export const onEmpresaWritten = acompanhar('', async ({ db, contexto, antes, depois }) => {
  const removida = (dados: typeof antes | undefined) => Boolean(dados?.deletedAt);
  if (antes?.role !== depois?.role || removida(antes) !== removida(depois))
    await contarEmpresas(db, contexto.licenciadaId);
  // A new company's people are written with it, as it is.
  if (!antes) return;
  if (antes.status !== depois?.status || antes.role !== depois?.role)
    await copiarEstadoDaEmpresa(db, contexto);
  if (antes.nomeFantasia !== depois?.nomeFantasia || removida(antes) !== removida(depois))
    await renomearVinculos(db, contexto);
});
