/** What changes challenges (part 2 §7). */
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { contadorData } from '@/areas/pais/contador.data';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { ErroDoProduto, recusada } from '@/domain/comum/erros';
import {
  type Desafio,
  desafioCompleto,
  desafioNovo,
  desafioSchema,
  participa,
} from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { type DesafioForm, desafioDoForm, type NomesDoDesafio } from '@/domain/desafios/desafio-form';
import { regraDeMoedasSchema } from '@/domain/pontos/patrocinio';
import { emAndamento } from '@/domain/regulamentos/regulamento';
import { JaGravado } from '@/firebase/dados/ato';
import { acrescentar, carimbo, defineCollection, Lote, retirar } from '@/firebase/dados/collection';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { desafiosData } from './desafios.data';

const desafios = defineCollection(desafioSchema);
const regulamentos = defineCollection(regraDeMoedasSchema);

const caminhoDo = (sessao: SessaoAtiva, id: string) =>
  caminhos.registro(sessao.contexto, DESAFIO.colecao, id);

export interface SalvarDesafio {
  form: DesafioForm;
  nomes: NomesDoDesafio;
  /** The challenge as the editor opened it; absent when it is new. */
  desafio?: ComId<Desafio>;
  /** Id a new challenge shall have: chosen when the form opens, so that attachments and retries go to the same one. */
  novoId: string;
}

const jaPublicado = ({ titulo }: Desafio) =>
  `O desafio já foi publicado no primeiro envio, com o título "${titulo}" e os textos de então. O que você mudou depois não foi gravado e fica neste formulário: escreva a correção num comentário do desafio, ou peça a quem administra os desafios que a faça.`;

/** Published, its people join on their own: their list is left as it is stored. */
function doForm(form: DesafioForm, nomes: NomesDoDesafio, desafio?: Desafio) {
  const { participantesReferences, ...conteudo } = desafioDoForm(form, nomes);
  return desafio?.published ? conteudo : { participantesReferences, ...conteudo };
}

async function salvar(sessao: SessaoAtiva, { form, nomes, desafio, novoId }: SalvarDesafio): Promise<string> {
  const id = desafio?.id ?? novoId;
  const caminho = caminhoDo(sessao, id);
  const conteudo = doForm(form, nomes, desafio);
  if (desafio) await desafios.update(caminho, conteudo, desafio);
  else
    await desafios.criar(caminho, desafioDoForm(form, nomes), {
      fixos: desafioNovo,
      senao: (guardado) => (guardado.published ? new JaGravado(jaPublicado(guardado), guardado) : undefined),
    });
  return id;
}

export type Publicavel = Pick<
  ComId<Desafio>,
  'id' | 'regulamentoReference' | 'categoriaReference' | 'descricao' | 'objetivo'
>;

/** Publishes a complete draft under its rule. Throws the specification's sentences (part 2 §5 and §8). */
async function publicar(sessao: SessaoAtiva, desafio: Publicavel): Promise<void> {
  if (!desafioCompleto(desafio)) throw new ErroDoProduto('Não foi possível prosseguir!!');
  const { regulamentoReference } = desafio;
  const regulamento =
    regulamentoReference === null ? undefined : await regulamentos.find(regulamentoReference);
  if (!regulamento || !emAndamento(regulamento, new Date()))
    throw new ErroDoProduto('Regulamento não encontrado');
  const caminho = caminhoDo(sessao, desafio.id);
  const publicado = {
    status: 'NOVO_DESAFIO' as const,
    published: true,
    publishedAt: carimbo.agora(),
    visibilidade: 'PUBLICA' as const,
  };
  await desafios.gravar(new Lote().update(caminho, { ...publicado, ...carimbo.mudanca() }), {
    caminho,
    conteudo: { published: true },
  });
}

/** The list may hold hundreds of people: only one's own place in it is sent (threats C17). */
async function participar(sessao: SessaoAtiva, id: string, entra: boolean): Promise<void> {
  const caminho = caminhoDo(sessao, id);
  const eu = sessao.referencia;
  const participantesReferences = entra ? acrescentar(eu) : retirar(eu);
  try {
    await new Lote().update(caminho, { participantesReferences, ...carimbo.mudanca() }).gravar();
  } catch (erro) {
    // The answer of an earlier sending was lost: what was asked for is so already.
    const guardado = recusada(erro) ? await desafios.find(caminho) : undefined;
    if (!guardado || participa(guardado, eu) !== entra) throw erro;
  }
}

/** Totals on the screen are read again until the change is in them. */
const relerTotais =
  (sessao: SessaoAtiva) =>
  (_dados: unknown, _variaveis: unknown, _antes: unknown, { client }: { client: QueryClient }) =>
    relerDepois(client, contadorData.doTipo(sessao, DESAFIO).queryKey, [
      ...desafiosData.chave(sessao),
      'total',
    ]);

export const mudancasDoDesafio = {
  salvar: (sessao: SessaoAtiva, editando: boolean) =>
    mutationOptions({
      mutationFn: (dados: SalvarDesafio) => salvar(sessao, dados),
      meta: {
        sucesso: editando ? 'Atualizado com sucesso!' : 'Cadastrado com sucesso!',
        invalida: [desafiosData.chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  /** Notices of part 2 §4: one while it is on its way, one when it is done. */
  publicar: (sessao: SessaoAtiva, erroNoFormulario = false) =>
    mutationOptions({
      mutationFn: (desafio: Publicavel) => publicar(sessao, desafio),
      onMutate: () => avisarSucesso('Publicando desafio', { cor: 'blue' }),
      onSuccess: (...de) => {
        avisarSucesso('Seu desafio foi publicado com sucesso', { titulo: 'Desafio publicado' });
        return relerTotais(sessao)(...de);
      },
      meta: { invalida: [desafiosData.chave(sessao)], erroNoFormulario },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Desafio>) =>
        desafios.remove(caminhoDo(sessao, id), { visibilidade: 'REMOVIDA' }),
      onSuccess: relerTotais(sessao),
      meta: { sucesso: 'Desafio removido', invalida: [desafiosData.chave(sessao)] },
    }),

  participar: (sessao: SessaoAtiva, { id }: Pick<ComId<Desafio>, 'id'>) =>
    mutationOptions({
      mutationFn: (entra: boolean) => participar(sessao, id, entra),
      meta: {
        sucesso: (entra: boolean) => (entra ? 'Você participa do desafio' : 'Você saiu do desafio'),
        invalida: [desafiosData.porId(sessao, id).queryKey],
      },
    }),
};
