/** Another address for an invitation that was not accepted: the former link stops at once (decisions P185). */
import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Administrador } from '@/domain/contratos/empresas';
import { outroEnderecoForm } from '@/domain/empresas/administrador';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { FormModal } from '@/ui/formulario/FormModal';
import { daLicenciadaData, type EmpresaDaLicenciada } from './daLicenciada.data';

interface Props {
  licenciadaId: string;
  empresa: EmpresaDaLicenciada;
  administrador: Administrador;
  aoFechar: () => void;
}

export function OutroEnderecoModal({ licenciadaId, empresa, administrador, aoFechar }: Props) {
  const reconvidar = useMutation(daLicenciadaData.reconvidar(licenciadaId));
  const idDoPedido = usePedido();
  return (
    <FormModal
      titulo="Convidar por outro endereço"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={outroEnderecoForm}
      valoresIniciais={{ email: '' }}
      rotuloEnviar="Enviar convite"
      tituloDoErro="Não foi possível convidar"
      aoEnviar={async ({ email }) => {
        const dados = { id: empresa.id, colaboradorId: administrador.id, email };
        await reconvidar.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          <Text size="sm">
            {administrador.nome} vai administrar {empresa.nomeFantasia}. O convite enviado para{' '}
            {administrador.email} é cancelado na hora, e quem abrir o link dele lê isso.
          </Text>
          <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
        </>
      )}
    </FormModal>
  );
}
