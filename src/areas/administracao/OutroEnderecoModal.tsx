/** Another address for an invitation that was not accepted: the former link stops at once (decisions P185). */
import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import type { Administrador } from '@/domain/contratos/empresas';
import { type OutroEndereco, outroEnderecoForm } from '@/domain/empresas/administrador';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { FormModal } from '@/ui/formulario/FormModal';
import { daLicenciadaData, type EmpresaDaLicenciada, type Reconvite } from './daLicenciada.data';

interface Props {
  licenciadaId: string;
  empresa: EmpresaDaLicenciada;
  administrador: Administrador;
  aoFechar: () => void;
}

export function OutroEnderecoModal({ licenciadaId, empresa, administrador, aoFechar }: Props) {
  const { mutateAsync } = useMutation(daLicenciadaData.outroEndereco(licenciadaId));
  const convidar = useAtoPorFuncao({
    mandar: ({ form: { email }, ato }: DoAto<OutroEndereco, Reconvite>) =>
      mutateAsync({ form: { id: empresa.id, colaboradorId: administrador.id, email }, ato }),
    // The person invited is another one since then: the list names them.
    jaFeito: ({ email }) => ({
      frase: `O primeiro envio já convidou ${administrador.nome} por ${email}. Se não era esse o endereço, feche e mude-o na lista.`,
    }),
    chave: daLicenciadaData.chave(licenciadaId),
  });
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
      aoEnviar={convidar}
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
