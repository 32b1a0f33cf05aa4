/** A rule of ideas, registered over the form that waits for one; its campaigns are added on its own page. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import {
  type RegulamentoIdeiasForm,
  regulamentoIdeiasForm,
  regulamentoProposto,
} from '@/domain/regulamentos/regulamento-form';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { regulamentosData } from './regulamentos.data';
import { secoesDoRegulamento } from './secoesDoRegulamento';
import { usePerguntarSeTrava } from './usePerguntarSeTrava';

interface Props {
  aoCriar: (criado: ComId<RegulamentoIdeiasForm>) => void;
  aoFechar: () => void;
}

export function RegulamentoFormModal({ aoCriar, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [id] = useState(regulamentosData.novoId);
  const [hoje] = useState(() => diaDe(new Date()));
  const podeTravar = usePerguntarSeTrava(hoje);
  const { mutateAsync } = useMutation(regulamentosData.salvar(sessao, true));
  return (
    <FormModal<RegulamentoIdeiasForm, RegulamentoIdeiasForm>
      titulo={nomeDaTela('/ideias/regulamento')}
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={regulamentoIdeiasForm}
      valoresIniciais={{ ...regulamentoProposto, dataInicial: hoje }}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/regulamento/novo`}
      aoEnviar={async (form) => {
        if (!(await podeTravar(form))) return false;
        await mutateAsync({ id, form, campanhas: [], situacao: 'novo' });
        aoCriar({ ...form, id });
        return true;
      }}
    >
      {(form) => <SecoesDoFormulario secoes={secoesDoRegulamento(form, hoje)} />}
    </FormModal>
  );
}
