/**
 * What saving and publishing write to an idea. Each act is a whole, and doing it again after a lost answer changes
 * nothing.
 */
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { ErroDoProduto, recusada } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/campos';
import type { IdeiaForm } from '@/domain/ideias/ideia-form';
import { completa, type Ideia, ideiaSchema, publicada, visibilidadeDe } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import { caminhos } from '@/domain/comum/caminhos';
import { JaGravado } from '@/firebase/dados/ato';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { gravarPublicacao } from './publicacao';

const ideias = defineCollection(ideiaSchema);

/** What the form gives, as stored: rule name copied, visibility derived, search tokens made. */
export function ideiaDoForm(
  form: IdeiaForm,
  regulamentoNome: string,
  ideia?: Pick<Ideia, 'publishedAt' | 'deletedAt'>,
) {
  return {
    ...form,
    regulamentoNome,
    tituloEmOrdem: emOrdem(form.titulo),
    busca: tokensDeBusca(form.titulo),
    visibilidade: visibilidadeDe({
      privado: form.privado,
      publishedAt: ideia?.publishedAt ?? null,
      deletedAt: null,
    }),
  };
}

export interface SalvarIdeia {
  form: IdeiaForm;
  regulamentoNome: string;
  /** The idea as the editor opened it; absent when it is new. */
  ideia?: ComId<Ideia>;
  /** Id a new idea shall have. It is chosen when the form opens, so that attachments and retries go to the same one. */
  novoId: string;
}

/**
 * Creates or changes the idea and gives its id. A draft that an earlier sending left is brought up to date. One that it
 * published as well is corrected by people who may edit ideas. Others read what is published.
 */
export async function salvar(
  sessao: SessaoAtiva,
  { form, regulamentoNome, ideia, novoId }: SalvarIdeia,
): Promise<string> {
  const id = ideia?.id ?? novoId;
  const caminho = caminhos.ideia(sessao.contexto, id);
  const { visibilidade, ...conteudo } = ideiaDoForm(form, regulamentoNome, ideia);
  const dados = { visibilidade, ...conteudo };
  const autor = { autorReference: sessao.referencia, autorNome: sessao.colaborador.nome };
  const escrita = ideia
    ? { gravar: () => ideias.update(caminho, dados, ideia) }
    : new Lote().set(caminho, { ...ideiaNova, ...dados, ...autor, ...carimbo.criacao() });
  await ideias.gravar(escrita, {
    caminho,
    conteudo,
    // A change that is refused although nothing was published meanwhile is refused.
    senao: (guardada, recusa) => (ideia && publicada(ideia) === publicada(guardada) ? recusa : undefined),
    atualizar: (guardada) =>
      ideias
        .update(caminho, ideiaDoForm(form, regulamentoNome, guardada), guardada)
        .catch((erro: unknown) => {
          throw recusada(erro) && publicada(guardada) ? new JaGravado(jaPublicada(guardada), guardada) : erro;
        }),
  });
  return id;
}

const jaPublicada = ({ titulo }: Ideia) =>
  `A ideia já foi publicada no primeiro envio, com o título "${titulo}" e os textos de então. O que você mudou depois não foi gravado e fica neste formulário: escreva a correção num comentário da ideia, ou peça a quem administra as ideias que a faça.`;

export type Publicavel = Pick<ComId<Ideia>, 'id' | 'privado' | 'regulamentoReference'> &
  Parameters<typeof completa>[0];

/** Publishes a complete draft under its rule. Throws the specification's sentences (part 2 §5 and §8). */
export async function publicar(sessao: SessaoAtiva, ideia: Publicavel): Promise<void> {
  if (!completa(ideia)) throw new ErroDoProduto('Não foi possível prosseguir!!');
  if (!ideia.regulamentoReference) throw new ErroDoProduto('Regulamento não encontrado');
  const { id, privado, regulamentoReference } = ideia;
  await gravarPublicacao(sessao, id, { privado, regulamentoReference });
}
