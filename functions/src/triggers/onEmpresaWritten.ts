import { caminhos } from '@/domain/paths';
import { aoEscrever } from '@functions/gatilho';
import { auditarEscrita } from '@functions/nucleo/auditoria';
import { copiarEstadoDaEmpresa, renomearVinculos } from '@functions/nucleo/empresas';

/** Who changed status or role; status and role to the memberships, name and removal to the accounts. A new company has neither yet. */
export const onEmpresaWritten = aoEscrever('', async (escrita) => {
  const { db, contexto, antes, depois } = escrita;
  if (!antes) return;
  await auditarEscrita(escrita, 'EMPRESA', caminhos.empresa(contexto));
  if (antes.status !== depois?.status || antes.role !== depois?.role)
    await copiarEstadoDaEmpresa(db, contexto);
  const removida = (dados: typeof antes | undefined) => Boolean(dados?.deletedAt);
  if (antes.nomeFantasia !== depois?.nomeFantasia || removida(antes) !== removida(depois))
    await renomearVinculos(db, contexto);
});
