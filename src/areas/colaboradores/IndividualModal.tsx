import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { colaboradorForm, colaboradorVazio } from '@/domain/pessoas/colaborador-form';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import { FormModal } from '@/ui/formulario/FormModal';
import { colaboradoresData } from './colaboradores.data';
import { conviteJaFeito } from './conviteJaFeito';
import { SecoesDoColaborador } from './SecoesDoColaborador';

interface Props {
  aoFechar: () => void;
}

/** A new collaborator; the invitation leaves when it is saved. */
export function IndividualModal({ aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [pastaDaFoto] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useMutation(colaboradoresData.adicionar(sessao));
  const adicionar = useAtoPorFuncao({
    mandar: mutateAsync,
    jaFeito: conviteJaFeito,
    chave: colaboradoresData.chave(sessao),
  });
  return (
    <FormModal
      titulo="Adicionar Colaborador"
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={colaboradorForm}
      valoresIniciais={colaboradorVazio}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/colaborador/novo`}
      rotuloEnviar="Adicionar e convidar"
      aoEnviar={adicionar}
    >
      {(form) => (
        <>
          <SecoesDoColaborador
            form={form}
            email={{ description: 'Enviaremos um convite para este endereço.', type: 'email' }}
            dono={pastaDaFoto}
          />
        </>
      )}
    </FormModal>
  );
}
