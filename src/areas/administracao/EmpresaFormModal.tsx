/** 'Cadastro de empresa' (part 1 §2 and §5): a new company of either kind, and changes to one. */
import { Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Empresa } from '@/domain/empresas/empresa';
import { podeMudarCnpj } from '@/domain/empresas/empresa-acoes';
import {
  camposDaEmpresa,
  empresaForm,
  novaEmpresaForm,
  novaEmpresaVazia,
} from '@/domain/empresas/empresa-form';
import type { ComId } from '@/domain/comum/campos';
import type { PapelDaEmpresa } from '@/domain/acesso/papeis';
import { caminhos } from '@/domain/comum/caminhos';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import { useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { agenteDeEmpresa } from './agente';
import { CampoDoPerfilInicial } from './CampoDoPerfilInicial';
import { CamposDaEmpresa } from '@/areas/cadastro/empresa/CamposDaEmpresa';
import { type CriacaoDeEmpresa, empresasData } from './empresas.data';

interface Props {
  licenciadaId: string;
  aoFechar: () => void;
}

/** The company and the invitation of its administrator stay as they were made. */
const jaFeito = ({ dados: { nomeFantasia, responsavel } }: CriacaoDeEmpresa) => ({
  frase: `A empresa "${nomeFantasia}" já foi cadastrada no primeiro envio, com o convite para ${responsavel.email}. O que você mudou depois não foi gravado: abra-a na lista e corrija.`,
});

export function NovaEmpresaModal({ licenciadaId, tipo, aoFechar }: Props & { tipo: PapelDaEmpresa }) {
  const sessao = useSessaoAtiva();
  const [id] = useState(novoId);
  const { mutateAsync } = useMutation(empresasData.criar(sessao));
  const criar = useAtoPorFuncao({ mandar: mutateAsync, jaFeito, chave: empresasData.chave(sessao), id });
  return (
    <FormModal
      titulo="Cadastro de empresa"
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={novaEmpresaForm}
      valoresIniciais={novaEmpresaVazia}
      rascunhoKey={`${sessao.uid}/empresa/nova/${tipo}`}
      rotuloEnviar="Cadastrar empresa"
      aoEnviar={({ perfil, ...dados }) => criar({ licenciadaId, id, role: tipo, perfil, dados })}
    >
      {(form) => (
        <Stack gap="lg">
          <CamposDaEmpresa
            form={form}
            caminho={caminhos.empresa({ licenciadaId, empresaId: id })}
            podeMudarCnpj
            nova
          />
          <CampoDoPerfilInicial {...form.getInputProps('perfil')} />
        </Stack>
      )}
    </FormModal>
  );
}

export function EditarEmpresaModal({
  licenciadaId,
  empresa: atual,
  aoFechar,
}: Props & { empresa: ComId<Empresa> }) {
  const empresa = useAberto(atual);
  const sessao = useSessaoAtiva();
  const idDoPedido = useUltimoPedido();
  const editar = useMutation(empresasData.editar(sessao, licenciadaId, empresa));
  return (
    <FormModal
      titulo="Cadastro de empresa"
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={empresaForm}
      valoresIniciais={camposDaEmpresa(empresa)}
      rascunhoKey={`${sessao.uid}/empresa/${empresa.id}`}
      aoEnviar={(dados) => editar.mutateAsync({ dados, requestId: idDoPedido(dados) })}
    >
      {(form) => (
        <CamposDaEmpresa
          form={form}
          caminho={caminhos.empresa({ licenciadaId, empresaId: empresa.id })}
          podeMudarCnpj={podeMudarCnpj(agenteDeEmpresa(sessao))}
          nova={false}
        />
      )}
    </FormModal>
  );
}
