/** Every main route but the first screen (part 1 §2). Each loads its own code. */
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';
import { ComAcesso, ComConvites, SoAdmin, SoInternos } from './ComAcesso';

const IdeiasPage = lazy(() =>
  import('@/areas/ideias/lista/IdeiasPage').then((m) => ({ default: m.IdeiasPage })),
);
const TelaDaIdeia = lazy(() => import('./TelaDaIdeia').then((m) => ({ default: m.TelaDaIdeia })));
const AtividadesPage = lazy(() =>
  import('@/areas/marcos/AtividadesPage').then((m) => ({ default: m.AtividadesPage })),
);
const RankingDeIdeiasPage = lazy(() =>
  import('@/areas/ideias/ranking/RankingDeIdeiasPage').then((m) => ({ default: m.RankingDeIdeiasPage })),
);
const MuralDeIdeiasPage = lazy(() =>
  import('@/areas/ideias/mural/MuralDeIdeiasPage').then((m) => ({ default: m.MuralDeIdeiasPage })),
);
const RelatorioDeIdeiasPage = lazy(() =>
  import('@/areas/ideias/relatorio/RelatorioDeIdeiasPage').then((m) => ({
    default: m.RelatorioDeIdeiasPage,
  })),
);
const RegulamentosPage = lazy(() =>
  import('@/areas/regulamentos/RegulamentosPage').then((m) => ({ default: m.RegulamentosPage })),
);
const RegulamentoPage = lazy(() =>
  import('@/areas/regulamentos/RegulamentoPage').then((m) => ({ default: m.RegulamentoPage })),
);
const RankingPage = lazy(() =>
  import('@/areas/pontos/RankingPage').then((m) => ({ default: m.RankingPage })),
);
const CategoriasPage = lazy(() =>
  import('@/areas/categorias/CategoriasPage').then((m) => ({ default: m.CategoriasPage })),
);
const ProjetosPage = lazy(() =>
  import('@/areas/projetos/ProjetosPage').then((m) => ({ default: m.ProjetosPage })),
);
const DiagnosticoPage = lazy(() =>
  import('@/areas/diagnostico/DiagnosticoPage').then((m) => ({ default: m.DiagnosticoPage })),
);
const MinhasMoedasPage = lazy(() =>
  import('@/areas/pontos/MinhasMoedasPage').then((m) => ({ default: m.MinhasMoedasPage })),
);
const ComitesPage = lazy(() =>
  import('@/areas/comites/ComitesPage').then((m) => ({ default: m.ComitesPage })),
);
const AtaPage = lazy(() => import('@/areas/comites/AtaPage').then((m) => ({ default: m.AtaPage })));
const MeusAcessosPage = lazy(() =>
  import('@/areas/autorizacao/MeusAcessosPage').then((m) => ({ default: m.MeusAcessosPage })),
);

const MeusDadosPage = lazy(() =>
  import('@/areas/meusDados/MeusDadosPage').then((m) => ({ default: m.MeusDadosPage })),
);
const ColaboradoresPage = lazy(() =>
  import('@/areas/colaboradores/ColaboradoresPage').then((m) => ({ default: m.ColaboradoresPage })),
);
const RemovidasPage = lazy(() =>
  import('@/areas/colaboradores/RemovidasPage').then((m) => ({ default: m.RemovidasPage })),
);
const EmpresasPage = lazy(() =>
  import('@/areas/administracao/EmpresasPage').then((m) => ({ default: m.EmpresasPage })),
);
const AutorizacoesPage = lazy(() =>
  import('@/areas/autorizacao/AutorizacoesPage').then((m) => ({ default: m.AutorizacoesPage })),
);
const AuditoriaPage = lazy(() =>
  import('@/areas/auditoria/AuditoriaPage').then((m) => ({ default: m.AuditoriaPage })),
);

const NotificacoesRotas = lazy(() =>
  import('@/areas/notificacoes/NotificacoesRotas').then((m) => ({ default: m.NotificacoesRotas })),
);

export function OutrasRotas() {
  return (
    <Routes>
      <Route element={<ComAcesso area="gestao" modulo={3} />}>
        <Route path="/ideias" element={<IdeiasPage />} />
        <Route path="/ideias/:ideiaId" element={<TelaDaIdeia />} />
        <Route path="/ideias-de-inovacao" element={<MuralDeIdeiasPage />} />
        <Route path="/minhas-moedas" element={<MinhasMoedasPage />} />
        <Route path="/ranking-de-ideias" element={<RankingDeIdeiasPage />} />
      </Route>
      {/* The report shows ideas, so reading it takes both modules; the rules ask for both too. */}
      <Route element={<ComAcesso area="gestao" modulo={23} />}>
        <Route element={<ComAcesso area="gestao" modulo={3} />}>
          <Route path="/relatorios/visao-geral-de-ideias" element={<RelatorioDeIdeiasPage />} />
        </Route>
      </Route>
      <Route element={<ComAcesso area="gestao" modulo={15} />}>
        <Route path="/ideias/regulamentos" element={<RegulamentosPage />} />
        <Route path="/ideias/regulamento" element={<RegulamentoPage />} />
        <Route path="/ideias/regulamento/:regulamentoIdeiaId" element={<RegulamentoPage />} />
      </Route>
      <Route element={<ComAcesso area="gestao" modulo={16} />}>
        <Route path="/comites-de-inovacao" element={<ComitesPage />} />
        <Route path="/comites-de-inovacao/:comiteId" element={<AtaPage />} />
      </Route>
      <Route element={<ComAcesso area="gestao" modulo={18} />}>
        <Route path="/ranking-de-colaboradores" element={<RankingPage />} />
      </Route>
      <Route element={<ComAcesso area="incentivo" modulo={11} />}>
        <Route path="/categorias" element={<CategoriasPage />} />
        <Route path="/categorias-de-inovacao" element={<CategoriasPage />} />
      </Route>
      <Route element={<ComAcesso area="diagnostico" modulo={13} />}>
        <Route path="/projetos" element={<ProjetosPage />} />
      </Route>
      <Route element={<ComAcesso area="gestao" modulo={17} />}>
        <Route path="/minhas-atividades" element={<AtividadesPage key="minhas" minhas />} />
        <Route path="/atividades" element={<AtividadesPage key="todas" />} />
      </Route>
      <Route element={<SoAdmin />}>
        <Route path="/autorizacoes" element={<AutorizacoesPage />} />
        <Route path="/auditoria" element={<AuditoriaPage />} />
        <Route path="/colaboradores/removidas" element={<RemovidasPage />} />
      </Route>
      <Route element={<ComAcesso area="configuracoes" modulo={2} />}>
        <Route path="/colaboradores" element={<ColaboradoresPage />} />
      </Route>
      <Route element={<ComAcesso area="configuracoes" modulo={1} />}>
        <Route path="/empresas" element={<EmpresasPage key="normais" tipo="NORMAL" />} />
        <Route path="/empresas-convidadas" element={<EmpresasPage key="convidadas" tipo="CONVIDADA" />} />
      </Route>
      <Route element={<ComConvites />}>
        <Route path="/diagnosticoEmpresa" element={<DiagnosticoPage />} />
      </Route>
      <Route element={<SoInternos />}>
        <Route path="/notificacoes/*" element={<NotificacoesRotas />} />
        <Route path="/acessoPagina" element={<MeusAcessosPage />} />
      </Route>
      <Route path="/meus-dados" element={<MeusDadosPage />} />
      <Route path="*" element={<PaginaDeErro naoEncontrada />} />
    </Routes>
  );
}
