/** `/visualizarCertificados`: certificates of the company in the projects that it takes part in (decisions Q310). */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { certificadosData } from './certificados.data';
import { UmCertificado } from './UmCertificado';

const LISTA = { listStyle: 'none', margin: 0, padding: 0 } as const;

export function CertificadosDaEmpresaPage() {
  const { data, error, refetch } = useQuery(certificadosData.daEmpresa(useSessaoAtiva()));
  const nome = nomeDaTela('/visualizarCertificados');
  usePageTitle(nome);
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/visualizarCertificados')} />
      <TituloDaPagina titulo={nome}>
        Cada certificado traz um código, com que qualquer pessoa confere se ele vale, e o nome que a empresa
        tinha quando chegou à fase: mudá-lo depois não muda o certificado.
      </TituloDaPagina>
      {error ? (
        <ErrorState
          titulo="Erro ao buscar os certificados"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : !data ? (
        <PageSkeleton forma="lista" />
      ) : data.length === 0 ? (
        <EmptyState
          cena="podio"
          nivel={2}
          titulo="Nenhum certificado ainda"
          texto="O de participação fica disponível quando o programa termina ou a organização publica os resultados; o de vencedora, com a vitória."
        />
      ) : (
        <Stack component="ul" gap="md" style={LISTA}>
          {data.map((certificado) => (
            <UmCertificado
              key={`${certificado.idEmpresa} ${certificado.idProjeto} ${certificado.tipo}`}
              certificado={certificado}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
