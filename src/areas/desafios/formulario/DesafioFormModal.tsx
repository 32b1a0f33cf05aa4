/** 'Cadastro de desafio' (part 2 §2 and §5): draft, publication, and changes to a published challenge. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriasDeDesafioData } from '@/areas/categoriasDeDesafio/categoriasDeDesafio.data';
import { EsperaDoFormulario } from '@/areas/pais/EsperaDoFormulario';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { regulamentosDeDesafiosData } from '@/areas/regulamentos/regulamentosDeDesafios.data';
import { donoDosArquivos } from '@/domain/comum/anexos';
import type { Anexo, ComId } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Desafio } from '@/domain/desafios/desafio';
import {
  type DesafioForm,
  desafioForm,
  desafioVazio,
  formDoDesafio,
  rascunhoDoDesafio,
} from '@/domain/desafios/desafio-form';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { mudancasDoDesafio } from '../mudancas.data';
import { useConfirmarPublicacaoDoDesafio } from '../usePublicarDesafio';
import { CamposDoDesafio } from './CamposDoDesafio';

interface Props {
  /** Absent for a new challenge. */
  desafio?: ComId<Desafio>;
  aoFechar: () => void;
}

const TITULO = 'Cadastro de desafio';

export function DesafioFormModal({ desafio: atual, aoFechar }: Props) {
  const desafio = useAberto(atual);
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const [idNovo] = useState(novoId);
  const idCom = (anexos: readonly Anexo[]) => desafio?.id ?? donoDosArquivos(anexos) ?? idNovo;
  const regulamentos = useQuery(regulamentosDeDesafiosData.ativos(sessao));
  const categorias = useQuery(categoriasDeDesafioData.todas(sessao));
  const salvar = useMutation(mudancasDoDesafio.salvar(sessao, desafio !== undefined));
  const publicar = useMutation(mudancasDoDesafio.publicar(sessao, true));
  const confirmar = useConfirmarPublicacaoDoDesafio();
  const publicado = desafio?.published ?? false;

  /** Names of what the form refers to, as they are now. */
  async function nomesDe({ propositorReference, categoriaReference }: DesafioForm) {
    const categoria = categorias.data?.find(({ caminho }) => caminho === categoriaReference);
    if (propositorReference === desafio?.propositorReference && publicado)
      return {
        propositorNome: desafio.propositorNome,
        categoriaNome: categoria?.nome ?? desafio.categoriaNome,
      };
    const quem = await cliente.fetchQuery(pessoasData.porReferencia(sessao, propositorReference));
    if (!quem) throw new ErroDoProduto('Escolha quem propõe o desafio.');
    return { propositorNome: quem.nome, categoriaNome: categoria?.nome ?? '' };
  }
  const gravar = async (form: DesafioForm) =>
    salvar.mutateAsync({
      form,
      nomes: await nomesDe(form),
      novoId: idCom(form.anexos),
      ...(desafio ? { desafio } : {}),
    });
  const gravarEPublicar = async (form: DesafioForm) => {
    // Asked before anything is written: 'Cancelar' leads back to the form as it was.
    if (!(await confirmar())) return false;
    await gravar(form);
    return publicar.mutateAsync({ ...form, id: idCom(form.anexos) });
  };

  if (!regulamentos.data || !categorias.data) {
    const recarregar = () => void Promise.all([regulamentos.refetch(), categorias.refetch()]);
    return (
      <EsperaDoFormulario
        titulo={TITULO}
        erro={regulamentos.error ?? categorias.error}
        aoTentarDeNovo={recarregar}
        aoFechar={aoFechar}
      />
    );
  }
  const [unico, ...outros] = regulamentos.data;
  const inicial: DesafioForm = desafio
    ? formDoDesafio(desafio)
    : {
        ...desafioVazio,
        propositorReference: sessao.referencia,
        regulamentoReference: outros.length === 0 ? (unico?.caminho ?? null) : null,
      };
  return (
    <FormModal
      titulo={TITULO}
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={desafioForm}
      valoresIniciais={inicial}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/desafio/${desafio?.id ?? 'novo'}`}
      rotuloEnviar={publicado ? 'Salvar Alterações' : 'Publicar desafio'}
      tituloDoErro="Erro ao salvar"
      aoEnviar={publicado ? gravar : gravarEPublicar}
      outraAcao={
        publicado ? undefined : { rotulo: 'Salvar rascunho', aoEnviar: gravar, schema: rascunhoDoDesafio }
      }
    >
      {(form) => (
        <CamposDoDesafio
          form={form}
          desafioId={idCom(form.values.anexos)}
          regulamentos={regulamentos.data}
          categorias={categorias.data}
          publicado={publicado}
        />
      )}
    </FormModal>
  );
}
