/** Sentences of the lists that go with the noun of the kind. */
import { flexao, type Nome } from '@/domain/pai/pai';

/** 'Não há ideias cadastradas'. */
export const nenhumCadastrado = (nome: Nome): string => `Não há ${nome.plural} cadastrad${flexao(nome).o}s`;
