import { aoEscrever } from '@functions/gatilho';
import { copiarEstadoDaEmpresa, renomearVinculos } from '@functions/nucleo/empresas';

/** Status and role to the memberships, name and removal to the accounts. A new company has neither yet. */
export const onEmpresaWritten = aoEscrever('', async ({ db, contexto, antes, depois }) => {
  if (!antes) return;
  if (antes.status !== depois?.status || antes.role !== depois?.role)
    await copiarEstadoDaEmpresa(db, contexto);
  const removida = (dados: typeof antes | undefined) => Boolean(dados?.deletedAt);
  if (antes.nomeFantasia !== depois?.nomeFantasia || removida(antes) !== removida(depois))
    await renomearVinculos(db, contexto);
});
