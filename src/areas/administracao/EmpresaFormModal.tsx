/** 'Cadastro de empresa' (part 1 §2 and §5): a new company of either kind, and changes to one. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Empresa } from '@/domain/empresa';
import { podeMudarCnpj } from '@/domain/empresa-acoes';
import { camposDaEmpresa, empresaForm, empresaVazia } from '@/domain/empresa-form';
import type { ComId } from '@/domain/fields';
import type { PapelDaEmpresa } from '@/domain/papeis';
import { caminhos } from '@/domain/paths';
import { novoId } from '@/firebase/collection';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { usePedido } from '@/firebase/usePedido';
import { FormModal } from '@/ui/FormModal';
import { agenteDeEmpresa } from './agente';
import { CamposDaEmpresa } from './CamposDaEmpresa';
import { empresasData } from './empresas.data';

interface Props {
  licenciadaId: string;
  aoFechar: () => void;
}

export function NovaEmpresaModal({ licenciadaId, tipo, aoFechar }: Props & { tipo: PapelDaEmpresa }) {
  const sessao = useSessaoAtiva();
  const [id] = useState(novoId);
  const criar = useMutation(empresasData.criar(sessao));
  return (
    <FormModal
      titulo="Cadastro de empresa"
      aberto
      aoFechar={aoFechar}
      tamanho="xl"
      schema={empresaForm}
      valoresIniciais={empresaVazia}
      rascunhoKey={`${sessao.uid}/empresa/nova/${tipo}`}
      rotuloEnviar="Cadastrar empresa"
      aoEnviar={(dados) => criar.mutateAsync({ licenciadaId, id, role: tipo, dados })}
    >
      {(form) => (
        <CamposDaEmpresa
          form={form}
          caminho={caminhos.empresa({ licenciadaId, empresaId: id })}
          podeMudarCnpj
          nova
        />
      )}
    </FormModal>
  );
}

export function EditarEmpresaModal({ licenciadaId, empresa, aoFechar }: Props & { empresa: ComId<Empresa> }) {
  const sessao = useSessaoAtiva();
  const idDoPedido = usePedido();
  const editar = useMutation(empresasData.editar(sessao, empresa));
  return (
    <FormModal
      titulo="Cadastro de empresa"
      aberto
      aoFechar={aoFechar}
      tamanho="xl"
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
