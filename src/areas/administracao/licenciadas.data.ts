/** Licensees: read and written by platform MASTERs, under their claim (decisions P12). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/fields';
import {
  type Licenciada,
  type LicenciadaForm,
  licenciadaParaGravar,
  licenciadaSchema,
} from '@/domain/empresas/licenciada';
import { caminhos } from '@/domain/comum/paths';
import { type Cursor, defineCollection } from '@/firebase/dados/collection';
import { igual, type Ordem, pelaColuna } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

const licenciadas = defineCollection(licenciadaSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'licenciadas'] as const;
const ativas = igual('deletedAt', null);

export const licenciadasData = {
  pagina: (sessao: SessaoAtiva, ordem: Ordem, tamanho: number) => ({
    chave: [...chave(sessao), ordem, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      licenciadas.lista(
        caminhos.licenciadas,
        { filtros: [ativas], ordem: [pelaColuna(ordem)] },
        tamanho,
        depoisDe,
      ),
  }),

  total: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'total'],
      queryFn: () => licenciadas.count(caminhos.licenciadas, { filtros: [ativas] }),
    }),

  /**
   * `id` of a new one is chosen when the form opens, so that its logos go to its own folder and that sending it again
   * after a lost answer makes no second one.
   */
  salvar: (sessao: SessaoAtiva, id: string, lida?: ComId<Licenciada>) =>
    mutationOptions({
      mutationFn: async (form: LicenciadaForm): Promise<void> => {
        const dados = licenciadaParaGravar(form);
        if (lida) await licenciadas.update(caminhos.licenciada(id), dados, lida);
        else await licenciadas.createOrUpdate(caminhos.licenciadas, { ...dados, empresaId: null }, id);
      },
      meta: {
        sucesso: lida ? 'Atualizado com sucesso!' : 'Cadastrado com sucesso!',
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Licenciada>) => licenciadas.remove(caminhos.licenciada(id)),
      meta: { sucesso: 'Licenciada removida', invalida: [chave(sessao)] },
    }),
};
