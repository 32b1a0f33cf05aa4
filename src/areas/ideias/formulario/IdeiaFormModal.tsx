/** 'Cadastro de ideia' (part 2 §2 and §5): draft, publication, and changes to a published idea. */
import { Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { donoDosArquivos } from '@/domain/comum/anexos';
import type { Anexo, ComId } from '@/domain/comum/campos';
import { ERRO_DESCONHECIDO, ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';
import {
  ideiaForm,
  type IdeiaForm,
  ideiaVazia,
  quantosFaltam,
  rascunhoDaIdeia,
} from '@/domain/ideias/ideia-form';
import { type Ideia, publicada } from '@/domain/ideias/ideia';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { CamposDaIdeia } from './CamposDaIdeia';
import { EsperaDoFormulario } from '@/areas/pais/EsperaDoFormulario';
import { PrevisaoDaPublicacao } from './PrevisaoDaPublicacao';
import { mudancasDaIdeia } from '../mudancas.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { useConfirmarPublicacao } from './usePublicar';

interface Props {
  /** Absent for a new idea. */
  ideia?: ComId<Ideia>;
  /** What a new idea is written for: named in the form, and told when the idea is published. */
  para?: { id: string; frase: string; aoPublicar: (id: string) => Promise<unknown> };
  aoFechar: () => void;
}

/** A failure nobody knows more about says at least what was being done (part 2 §8). */
const comFrase =
  <T,>(enviar: (form: IdeiaForm) => Promise<T>) =>
  async (form: IdeiaForm): Promise<T> => {
    try {
      return await enviar(form);
    } catch (erro) {
      if (mensagemDoErro(erro) !== ERRO_DESCONHECIDO) throw erro;
      throw new ErroDoProduto('Ocorreu um erro ao salvar a ideia. Tente novamente.');
    }
  };

/** 'Publicar ideia (faltam 3)'. */
function publicarComFaltas({ values }: { values: IdeiaForm }): string {
  const faltam = quantosFaltam(values);
  if (faltam === 0) return 'Publicar ideia';
  return `Publicar ideia (${faltam === 1 ? 'falta 1' : `faltam ${faltam}`})`;
}

const formDaIdeia = (ideia: Ideia): IdeiaForm =>
  Object.fromEntries(
    (Object.keys(ideiaVazia) as (keyof IdeiaForm)[]).map((campo) => [campo, ideia[campo]]),
  ) as IdeiaForm;

export function IdeiaFormModal({ ideia: atual, para, aoFechar }: Props) {
  const ideia = useAberto(atual);
  const sessao = useSessaoAtiva();
  const [idNovo] = useState(novoId);
  const idCom = (anexos: readonly Anexo[]) => ideia?.id ?? donoDosArquivos(anexos) ?? idNovo;
  const { data: regulamentos, error, refetch } = useQuery(regulamentosData.ativos(sessao));
  const salvar = useMutation(mudancasDaIdeia.salvar(sessao, ideia !== undefined));
  const publicar = useMutation(mudancasDaIdeia.publicar(sessao, true));
  const confirmar = useConfirmarPublicacao();
  const jaPublicada = ideia !== undefined && publicada(ideia);

  const gravar = (form: IdeiaForm) => {
    const regulamento = regulamentos?.find(({ id: r }) => form.regulamentoReference?.endsWith(`/${r}`));
    const regulamentoNome = regulamento?.nome ?? ideia?.regulamentoNome ?? '';
    return salvar.mutateAsync({
      form,
      regulamentoNome,
      novoId: idCom(form.anexos),
      ...(ideia ? { ideia } : {}),
    });
  };
  const gravarEPublicar = async (form: IdeiaForm) => {
    if (!form.regulamentoReference) throw new ErroDoProduto('Regulamento não encontrado');
    // Asked before anything is written: 'Cancelar' leads back to the form as it was.
    if (!(await confirmar(form.regulamentoReference))) return false;
    await gravar(form);
    const id = idCom(form.anexos);
    await publicar.mutateAsync({ ...form, id });
    return para?.aoPublicar(id);
  };

  if (!regulamentos) {
    return (
      <EsperaDoFormulario
        titulo="Cadastro de ideia"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
        aoFechar={aoFechar}
      />
    );
  }
  const unico = regulamentos.length === 1 ? regulamentos[0] : undefined;
  const aberta = ideia ? formDaIdeia(ideia) : ideiaVazia;
  // An idea under none (a solution's, an imported one) comes under the only one there is; one that ended stays to be seen.
  const inicial = { ...aberta, regulamentoReference: aberta.regulamentoReference ?? unico?.caminho ?? null };
  return (
    <FormModal
      titulo="Cadastro de ideia"
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={ideiaForm}
      valoresIniciais={inicial}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/ideia/${ideia?.id ?? ['nova', para?.id].filter(Boolean).join('-')}`}
      rotuloEnviar={jaPublicada ? 'Salvar Alterações' : publicarComFaltas}
      tituloDoErro="Erro ao salvar"
      aoEnviar={comFrase<unknown>(jaPublicada ? gravar : gravarEPublicar)}
      outraAcao={
        jaPublicada
          ? undefined
          : { rotulo: 'Salvar rascunho', aoEnviar: comFrase(gravar), schema: rascunhoDaIdeia }
      }
      notaDoEnvio={({ values: { regulamentoReference } }) =>
        !jaPublicada && regulamentoReference ? (
          <PrevisaoDaPublicacao regulamento={regulamentoReference} />
        ) : null
      }
    >
      {(form) => (
        <>
          {para && <Text>{para.frase}</Text>}
          <CamposDaIdeia
            form={form}
            ideiaId={idCom(form.values.anexos)}
            regulamentos={regulamentos}
            autor={ideia?.autorReference}
            publicavel={!jaPublicada}
          />
        </>
      )}
    </FormModal>
  );
}
