/** Registers or changes a project (part 3 §5). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { donoDosArquivos } from '@/domain/comum/anexos';
import type { Anexo, ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { formDoProjeto, projetoForm, projetoVazio } from '@/domain/projetos/projeto-form';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { CamposDoProjeto } from './CamposDoProjeto';
import { usePerguntarPelasCategorias } from './usePerguntarPelasCategorias';
import { projetosData } from './projetos.data';

interface Props {
  /** Absent for a new one. */
  projeto?: ComId<Projeto>;
  aoFechar: () => void;
  /** Over another form: what was stored, to be chosen there. */
  aoCriar?: (criado: ComId<{ nome: string }>) => void;
}

export function ProjetoFormModal({ projeto: atual, aoFechar, aoCriar }: Props) {
  const projeto = useAberto(atual);
  const sessao = useSessaoAtiva();
  const [idNovo] = useState(novoId);
  const idCom = (imagens: readonly Anexo[]) => projeto?.id ?? donoDosArquivos(imagens) ?? idNovo;
  const salvar = useMutation(projetosData.salvar(sessao, projeto));
  const perguntar = usePerguntarPelasCategorias(projeto);
  const [aoAbrir] = useState(() => new Date());
  const abriu = projeto?.votacao ? projeto.votacao.inicio <= aoAbrir : false;
  return (
    <FormModal
      titulo="Cadastro de projeto"
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={projetoForm}
      doRegistro={formDoProjeto}
      valoresIniciais={projeto ? formDoProjeto(projeto) : projetoVazio}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/projeto/${projeto?.id ?? 'novo'}`}
      aoEnviar={async (form) => {
        if (!(await perguntar(form))) return false;
        const id = idCom(form.images);
        await salvar.mutateAsync({ id, form });
        aoCriar?.({ id, nome: form.nome });
        return true;
      }}
    >
      {(form) => <CamposDoProjeto form={form} id={idCom(form.values.images)} categoriasFixas={abriu} />}
    </FormModal>
  );
}
