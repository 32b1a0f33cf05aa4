/**
 * 'Enviar convite' to a company (part 1 §2, §5): its name, the person who answers for the project there, its CNPJ.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import {
  conviteDeEmpresaForm,
  type ConviteDeEmpresaForm,
  conviteVazio,
} from '@/domain/empresas/convite-empresa';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CamposDoConviteDeEmpresa } from '@/areas/cadastro/CamposDoConviteDeEmpresa';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { FormModal } from '@/ui/formulario/FormModal';
import { consultas } from '@/areas/cadastro/empresa/consultas.data';
import { empresasData, type EnvioDeConvite } from './empresas.data';

/** An invitation that left stays: a company is corrected in the list, and another one is invited besides. */
function jaFeito({ nome, cnpj, email }: EnvioDeConvite, agora: ConviteDeEmpresaForm) {
  const frase = `O primeiro envio já convidou a empresa "${nome}" (CNPJ ${mascararCnpj(cnpj)}), com o convite para ${email}.`;
  return cnpj === agora.cnpj
    ? { frase: `${frase} O que você mudou depois não foi gravado: corrija a empresa na lista.` }
    : {
        frase: `${frase} Se não era ela, remova-a na lista. Convidar também a que está escrita agora?`,
        seguir: 'Convidar também',
      };
}

export function ConvidarEmpresaModal({ aoFechar }: { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const { mutateAsync } = useMutation(empresasData.convidar(sessao));
  const convidar = useAtoPorFuncao({
    mandar: ({ form, ato }: DoAto<ConviteDeEmpresaForm, EnvioDeConvite>) => {
      // What the field already showed; an unknown CNPJ or a silent registry does not stop the invitation.
      const achado = cliente.getQueryData(consultas.registro(form.cnpj).queryKey);
      return mutateAsync({ form: { ...form, registro: achado?.campos ?? null }, ato });
    },
    jaFeito,
    chave: empresasData.chave(sessao),
  });
  return (
    <FormModal
      titulo="Enviar convite"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={conviteDeEmpresaForm}
      valoresIniciais={conviteVazio}
      rotuloEnviar="Enviar convite"
      tituloDoErro="Não foi possível convidar"
      aoEnviar={convidar}
    >
      {(form) => <CamposDoConviteDeEmpresa form={form} />}
    </FormModal>
  );
}
