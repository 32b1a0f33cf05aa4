/** What changes ideas (part 2 §7). Apart from the reads, which every signed-in visitor loads first. */
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { ComId } from '@/domain/comum/campos';
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { defineCollection } from '@/firebase/dados/collection';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Publicavel, publicar, type SalvarIdeia, salvar } from './salvarEPublicar';
import { contadorData } from '@/areas/pais/contador.data';
import { ideiasData } from './ideias.data';

const ideias = defineCollection(ideiaSchema);

/** Totals on the screen are read again until the change is in them. */
const relerTotais = (sessao: SessaoAtiva, cliente: QueryClient) =>
  relerDepois(cliente, contadorData.doTipo(sessao, IDEIA).queryKey, [...ideiasData.chave(sessao), 'total']);
const aoMudarTotais =
  (sessao: SessaoAtiva) =>
  (_dados: unknown, _variaveis: unknown, _antes: unknown, { client }: { client: QueryClient }) =>
    relerTotais(sessao, client);

export const mudancasDaIdeia = {
  /** One of several: silent, because the list tells the end of them all; so is the next. */
  publicarUma: publicar,

  removerUma: (sessao: SessaoAtiva, { id }: ComId<Ideia>) =>
    ideias.remove(caminhos.ideia(sessao.contexto, id), { visibilidade: 'REMOVIDA' }),

  relerTotais,

  salvar: (sessao: SessaoAtiva, editando: boolean) =>
    mutationOptions({
      mutationFn: (dados: SalvarIdeia) => salvar(sessao, dados),
      meta: {
        sucesso: editando ? 'Atualizado com sucesso!' : 'Cadastrado com sucesso!',
        invalida: [ideiasData.chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  publicar: (sessao: SessaoAtiva, erroNoFormulario = false) =>
    mutationOptions({
      mutationFn: (ideia: Publicavel) => publicar(sessao, ideia),
      onSuccess: aoMudarTotais(sessao),
      meta: { sucesso: 'Ideia publicada', invalida: [ideiasData.chave(sessao)], erroNoFormulario },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (ideia: ComId<Ideia>) => mudancasDaIdeia.removerUma(sessao, ideia),
      onSuccess: aoMudarTotais(sessao),
      meta: { sucesso: 'Ideia removida', invalida: [ideiasData.chave(sessao)] },
    }),

  mudarImplementadores: (sessao: SessaoAtiva, ideia: ComId<Ideia>) =>
    mutationOptions({
      mutationFn: (implementadoresReferences: string[]) =>
        ideias.update(caminhos.ideia(sessao.contexto, ideia.id), { implementadoresReferences }, ideia),
      meta: {
        sucesso: 'Atualizado com sucesso!',
        invalida: [[...ideiasData.chave(sessao), 'ideia', ideia.id]],
        erroNoFormulario: true,
      },
    }),
};
