/** `/acessoPagina`, 'Meus acessos': what the person's role may do, and whom to ask for more (decisions P5). */
import { Alert, Stack } from '@mantine/core';
import { AREAS, CODIGOS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { AdministradoresDaEmpresa } from './AdministradoresDaEmpresa';
import { TabelaDeAcessos } from './TabelaDeAcessos';

export function MeusAcessosPage() {
  const { quem, colaborador, empresa } = useSessaoAtiva();
  const admin = quem.papel === 'ADMIN';
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/acessoPagina')} />
      <TituloDaPagina titulo={nomeDaTela('/acessoPagina')}>
        Em {empresa.nomeFantasia}, o seu perfil é {ROTULO_DO_PAPEL[quem.papel]}.
      </TituloDaPagina>
      {admin ? (
        <Alert color="blue">Administradores acessam todas as áreas e todos os módulos da empresa.</Alert>
      ) : null}
      {AREAS.map((area) => (
        <TabelaDeAcessos
          key={area}
          titulo={ROTULO_DA_AREA[area]}
          aberta={admin || colaborador[area]}
          modulos={CODIGOS.filter((codigo) => MODULOS[codigo].area === area)}
        />
      ))}
      <AdministradoresDaEmpresa />
    </Stack>
  );
}
