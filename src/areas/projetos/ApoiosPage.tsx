/** `/projetos/apoios`: licensed entities and ambassadors of projects, each kind in a tab (part 3 §3, decisions Q106). */
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PreviaDaImagem } from '@/areas/anexos/PreviaDaImagem';
import type { DoForm } from '@/areas/cadastro/FormDoCadastro';
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import type { ComId } from '@/domain/comum/campos';
import type { Embaixador, Licenciado, TipoDeApoio } from '@/domain/projetos/apoio';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import type { DadosDoCadastro, Registro } from '@/firebase/dados/cadastro';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DO_CADASTRO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Abas } from '@/ui/pagina/Abas';
import { apoiosData } from './apoios.data';
import { dependentesData } from './dependentes.data';
import { textoDoApoio } from './oQueTraz';

const LicenciadoFormModal = aoAbrir(() => import('./LicenciadoFormModal').then((m) => m.LicenciadoFormModal));
const EntidadeFormModal = aoAbrir(() => import('./EmbaixadorFormModal').then((m) => m.EntidadeFormModal));
const PessoaFormModal = aoAbrir(() => import('./EmbaixadorFormModal').then((m) => m.PessoaFormModal));

const ABAS: Record<TipoDeApoio, string> = {
  licenciado: 'Licenciados',
  embaixadores: 'Entidades embaixadoras',
  embaixadoresPessoas: 'Pessoas embaixadoras',
};
const DO_LICENCIADO: Coluna<ComId<Licenciado>>[] = [
  COLUNA_DO_NOME,
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => email || '–' },
  {
    id: 'logo',
    titulo: 'Logomarca',
    largura: '14rem',
    celula: ({ logo }) =>
      logo.length > 0 ? logo.map(({ path }) => <PreviaDaImagem key={path} path={path} />) : '–',
  },
];
const DO_EMBAIXADOR: Coluna<ComId<Embaixador>>[] = [
  COLUNA_DO_NOME,
  { ...COLUNA_DO_CADASTRO, ordenavel: undefined },
];

interface Props<T extends Registro, F extends { nome: string }> {
  tipo: TipoDeApoio;
  dados: DadosDoCadastro<T, F>;
  Formulario: ComponentType<DoForm<T>>;
  colunas: readonly Coluna<ComId<T>>[];
  nomes: [string, string];
  /** 'o licenciado': what is asked about before a removal. */
  oRegistro: string;
  adicionar: string;
  texto: string;
  moldura: (conteudo: ReactNode) => ReactNode;
}
const ORDENS = ordensDe(DO_EMBAIXADOR);

function Lista<T extends Registro, F extends { nome: string }>({
  tipo,
  dados,
  Formulario,
  oRegistro,
  adicionar,
  texto,
  ...resto
}: Props<T, F>) {
  const sessao = useSessaoAtiva();
  const lista = useListaDoCadastro(dados, {
    ordens: ORDENS,
    pergunta: ({ nome }) => `Tem certeza que deseja remover ${oRegistro} "${nome}"?`,
    texto: async ({ id }) => textoDoApoio(await dependentesData.doApoio(sessao, tipo, id)),
  });
  return (
    <>
      <ListPage
        {...lista.props}
        {...resto}
        titulo={nomeDaTela('/projetos/apoios')}
        migalhas={caminhoDaTela('/projetos/apoios')}
        tituloDoErro={`Erro ao buscar ${resto.nomes[1]}`}
        acaoPrincipal={lista.adicionar(adicionar)}
        vazio={{ titulo: `Ainda não há ${resto.nomes[1]}`, texto }}
      />
      {lista.formulario(Formulario)}
    </>
  );
}

const ehTipo = (aba: string | null): aba is TipoDeApoio => aba !== null && Object.hasOwn(ABAS, aba);

export function ApoiosPage() {
  const [parametros, definirParametros] = useSearchParams();
  const aba = parametros.get('aba');
  const tipo = ehTipo(aba) ? aba : 'licenciado';
  // Page and search belong to the list that is left.
  const mudar = (nova: TipoDeApoio) => definirParametros({ aba: nova }, { replace: true });
  const moldura = (conteudo: ReactNode) => (
    <Abas rotulo="Quem apoia os projetos" abas={ABAS} atual={tipo} aoMudar={mudar}>
      {conteudo}
    </Abas>
  );
  if (tipo === 'licenciado')
    return (
      <Lista
        key={tipo}
        tipo={tipo}
        dados={apoiosData.licenciado}
        Formulario={LicenciadoFormModal}
        colunas={DO_LICENCIADO}
        nomes={['licenciado', 'licenciados']}
        oRegistro="o licenciado"
        adicionar="Adicionar licenciado"
        texto="O licenciado é a entidade à qual um projeto pertence. Sua logomarca aparece na página do projeto."
        moldura={moldura}
      />
    );
  return (
    <Lista
      key={tipo}
      tipo={tipo}
      dados={apoiosData[tipo]}
      colunas={DO_EMBAIXADOR}
      moldura={moldura}
      {...(tipo === 'embaixadores'
        ? {
            Formulario: EntidadeFormModal,
            nomes: ['entidade embaixadora', 'entidades embaixadoras'],
            oRegistro: 'a entidade embaixadora',
            adicionar: 'Adicionar entidade embaixadora',
            texto: 'Uma entidade embaixadora divulga o projeto e traz empresas para ele.',
          }
        : {
            Formulario: PessoaFormModal,
            nomes: ['pessoa embaixadora', 'pessoas embaixadoras'],
            oRegistro: 'a pessoa embaixadora',
            adicionar: 'Adicionar pessoa embaixadora',
            texto: 'Uma pessoa embaixadora divulga o projeto e traz empresas para ele.',
          })}
    />
  );
}
