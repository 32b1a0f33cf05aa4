/** 'Convidar empresa' into a project (part 3 §2): one that the licensee has is enrolled, another one is invited. */
import { NativeSelect, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CamposDoConviteDeEmpresa } from '@/areas/cadastro/CamposDoConviteDeEmpresa';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import type { SituacaoDaInscricao } from '@/domain/contratos/projetos';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import {
  A_EMPRESA_ESCOLHE,
  conviteAoProjetoForm,
  type ConviteAoProjetoForm,
  conviteAoProjetoVazio,
} from '@/domain/projetos/categoria';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { anunciar } from '@/ui/moldura/anunciar';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { empresasDoProjetoData, type EnvioAoProjeto } from './empresasDoProjeto.data';

const FRASE: Record<SituacaoDaInscricao, string> = {
  CONVIDADA: 'Convite enviado com sucesso!',
  INSCRITA: 'A licenciada já tinha esta empresa: ela foi inscrita, e quem a administra é avisado por e-mail.',
  JA_INSCRITA: 'Esta empresa já está inscrita no projeto.',
};

/** What left stays: the company is in the list, and another one is invited besides. */
function jaFeito({ nome, cnpj }: EnvioAoProjeto, agora: ConviteAoProjetoForm) {
  const frase = `O primeiro envio já trouxe a empresa "${nome}" (CNPJ ${mascararCnpj(cnpj)}) para o projeto.`;
  return cnpj === agora.cnpj
    ? { frase: `${frase} O que você mudou depois não foi gravado.` }
    : { frase: `${frase} Convidar também a que está escrita agora?`, seguir: 'Convidar também' };
}

interface Props {
  projeto: { id: string; nome: string; categoria: readonly string[] };
  aoFechar: () => void;
}

export function ConvidarParaOProjetoModal({
  projeto: { categoria: categorias, ...projeto },
  aoFechar,
}: Props) {
  const sessao = useSessaoAtiva();
  const [idEmpresa] = useState(novoId);
  const { mutateAsync } = useMutation(empresasDoProjetoData.convidar(sessao, projeto.id));
  const convidar = useAtoPorFuncao({
    mandar: async ({ form, ato }: DoAto<ConviteAoProjetoForm, EnvioAoProjeto>) => {
      const categoria = form.categoria === A_EMPRESA_ESCOLHE ? '' : form.categoria;
      const { id, nome } = projeto;
      const envio = { ...form, categoria, idEmpresa, projeto: { id, nome } };
      const { situacao } = await mutateAsync({ form: envio, ato });
      avisarSucesso(FRASE[situacao], { duracao: 3_500 });
      anunciar(FRASE[situacao]);
    },
    jaFeito,
    chave: empresasDoProjetoData.chave(sessao, projeto.id),
  });
  return (
    <FormModal
      titulo="Convidar empresa"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={conviteAoProjetoForm}
      valoresIniciais={conviteAoProjetoVazio(categorias)}
      rotuloEnviar="Convidar"
      aoEnviar={convidar}
    >
      {(form) => (
        <Stack gap="md">
          <CamposDoConviteDeEmpresa form={form} />
          <NativeSelect
            label="Categoria"
            description="Em qual categoria do projeto a empresa participa. Até a votação abrir, você e ela podem mudar."
            data={[
              { value: '', label: 'Escolha a categoria' },
              ...categorias,
              { value: A_EMPRESA_ESCOLHE, label: 'A própria empresa escolhe' },
            ]}
            {...form.getInputProps('categoria')}
          />
        </Stack>
      )}
    </FormModal>
  );
}
