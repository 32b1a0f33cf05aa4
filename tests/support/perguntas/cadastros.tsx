/** Questions about companies, people and what is registered, and about leaving. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AcoesDaPessoa } from '@/app/AcoesDaPessoa';
import { useAcoesDaEmpresa } from '@/areas/administracao/useAcoesDaEmpresa';
import { AutorizacoesPage } from '@/areas/autorizacao/AutorizacoesPage';
import { CategoriasPage } from '@/areas/categorias/CategoriasPage';
import { useAcoesDoColaborador } from '@/areas/colaboradores/useAcoesDoColaborador';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhos } from '@/domain/comum/caminhos';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { doAparelho } from '@/navegador/guarda';
import { guardarRascunho, haRascunhos } from '@/ui/formulario/rascunho';
import { criadoPor, umaEmpresa, umColaborador } from '@tests/support/documentos';
import { ana, caio, EMPRESA } from '@tests/support/personas';
import { apertar, Botoes, doMenu, type UmaPergunta } from './linha';

const empresa = {
  id: 'outra',
  ...umaEmpresa({ nomeFantasia: 'Boreal', idEmpresaConvidando: EMPRESA.empresaId }),
};
const DaEmpresa = () => <Botoes acoes={useAcoesDaEmpresa().daLinha(empresa)} />;
const colaborador = { id: caio.uid, ...umColaborador(caio) };
const DaPessoa = () => <Botoes acoes={useAcoesDoColaborador(() => {})(colaborador)} />;

const daEmpresa = { arquivo: 'useAcoesDaEmpresa', quem: ana, desenho: () => <DaEmpresa /> };
const daPessoa = { arquivo: 'useAcoesDoColaborador', quem: ana, desenho: () => <DaPessoa /> };
const daMatriz = matrizInicial().filter(({ papel }) => papel === 'MEMBER');
const perfil = () => screen.getByLabelText<HTMLSelectElement>('Acessos');

export const DOS_CADASTROS: readonly UmaPergunta[] = [
  {
    arquivo: 'porNome',
    nome: 'remover uma categoria',
    quem: ana,
    antes: { [`${categorias.onde(EMPRESA)}/c`]: umaCategoria(ana, { nome: 'Processo' }) },
    desenho: () => <CategoriasPage />,
    perguntar: () => doMenu('Processo', 'Remover'),
    titulo: 'Tem certeza que deseja remover a categoria "Processo"?',
  },
  {
    ...daEmpresa,
    nome: 'remover uma empresa',
    perguntar: () => apertar('Remover'),
    titulo: 'Tem certeza que deseja remover a empresa "Boreal"?',
  },
  {
    ...daEmpresa,
    nome: 'inativar uma empresa',
    perguntar: () => apertar('Inativar'),
    titulo: 'Tem certeza que deseja inativar a empresa "Boreal"?',
  },
  {
    ...daPessoa,
    nome: 'desabilitar uma pessoa',
    perguntar: () => apertar('Desabilitar'),
    titulo: `Tem certeza que deseja desabilitar ${caio.nome}?`,
  },
  {
    ...daPessoa,
    nome: 'remover uma pessoa',
    perguntar: () => apertar('Remover'),
    titulo: `Tem certeza que deseja remover ${caio.nome}?`,
  },
  {
    ...daPessoa,
    nome: 'apagar os dados de uma pessoa',
    perguntar: () => apertar('Apagar dados pessoais'),
    titulo: `Tem certeza que deseja remover os dados pessoais de ${caio.nome}?`,
  },
  {
    arquivo: 'AcoesDaPessoa',
    nome: 'sair com um formulário por terminar',
    quem: caio,
    desenho: () => <AcoesDaPessoa elemento={document.body} rotulo="Conta" aoFechar={() => {}} />,
    preparar: () => void guardarRascunho('ideia', { titulo: 'Por terminar' }),
    perguntar: async () => {
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    },
    titulo: 'Sair e descartar o que não foi salvo?',
    nao: 'Continuar aqui',
    sim: 'Sair e descartar',
    feito: () => !haRascunhos(),
  },
  {
    arquivo: 'AcoesDaPessoa',
    nome: 'sair com respostas por enviar',
    quem: caio,
    desenho: () => <AcoesDaPessoa elemento={document.body} rotulo="Conta" aoFechar={() => {}} />,
    preparar: () => {
      const caixa = { aparelho: 'a', feitas: 1, conflitos: {}, dono: 'conta', selo: '' };
      const porEnviar = { texto: { id: 'texto', resposta: 'Por enviar', n: 1, base: 0 } };
      doAparelho.escrever('respostas:folha-de-caio', JSON.stringify({ ...caixa, porEnviar }));
    },
    perguntar: async () => {
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    },
    titulo: 'Sair e descartar o que não foi salvo?',
    nao: 'Continuar aqui',
    sim: 'Sair e descartar',
    feito: () => doAparelho.ler('respostas:folha-de-caio') === null,
  },
  {
    arquivo: 'AutorizacoesPage',
    nome: 'mudar de perfil com mudanças não salvas',
    quem: ana,
    antes: Object.fromEntries(
      daMatriz.map(({ id, dados }) => [
        `${caminhos.autorizacao(EMPRESA)}/${id}`,
        { ...dados, ...criadoPor('funcao') },
      ]),
    ),
    desenho: () => <AutorizacoesPage />,
    rota: `/?perfil=${TIPO_DO_PAPEL.MEMBER}`,
    preparar: async () => {
      fireEvent.click(await screen.findByLabelText('Ideias: Criar'));
      await waitFor(() => screen.getByText(/mudança não salva/));
    },
    perguntar: () => {
      fireEvent.change(perfil(), { target: { value: String(TIPO_DO_PAPEL.TEAM) } });
    },
    titulo: 'Sair sem salvar?',
    nao: 'Continuar editando',
    sim: 'Descartar',
    feito: () =>
      perfil().value !== String(TIPO_DO_PAPEL.MEMBER) || screen.queryByText(/mudança não salva/) === null,
  },
];
