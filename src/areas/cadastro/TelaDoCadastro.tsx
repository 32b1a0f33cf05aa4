/** A whole screen of records known by their name: the list, its search, its rows' menus and the form it opens. */
import type { ComponentType } from 'react';
import { caminhoDaTela, type ComNome, nomeDaTela } from '@/domain/telas/nomes';
import type { ComId } from '@/domain/comum/campos';
import type { DadosDoCadastro, Registro } from '@/firebase/dados/cadastro';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import type { OrdemDaLista } from '@/ui/lista/useEstadoDaLista';
import type { DaPagina } from './FormDoCadastro';
import { useListaDoCadastro } from './useListaDoCadastro';

interface Props<T extends Registro, F extends { nome: string }> {
  dados: DadosDoCadastro<T, F>;
  Formulario: ComponentType<DaPagina<T>>;
  /** Its address, by which it is named. */
  tela: ComNome;
  nomes: [singular: string, plural: string];
  colunas: readonly Coluna<ComId<T>>[];
  /** What it can be sorted by, a constant (ordensDe). */
  ordens: readonly string[];
  /** By name unless told. */
  ordemPadrao?: OrdemDaLista;
  adicionar: string;
  /** 'a categoria': what is asked about before a removal. */
  oRegistro: string;
  tituloDoErro: string;
  vazio: { titulo: string; texto: string };
}

export function TelaDoCadastro<T extends Registro, F extends { nome: string }>({
  dados,
  Formulario,
  tela,
  ordens,
  ordemPadrao,
  adicionar,
  oRegistro,
  ...resto
}: Props<T, F>) {
  const lista = useListaDoCadastro(dados, {
    ordens,
    ordemPadrao,
    pergunta: ({ nome }) => `Tem certeza que deseja remover ${oRegistro} "${nome}"?`,
  });
  return (
    <>
      <ListPage
        {...lista.props}
        {...resto}
        titulo={nomeDaTela(tela)}
        migalhas={caminhoDaTela(tela)}
        acaoPrincipal={lista.adicionar(adicionar)}
      />
      {lista.formulario(Formulario)}
    </>
  );
}
